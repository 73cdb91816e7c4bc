import { unitColumnFields } from '@archway/contract/inventory/unit-fields';
import { expect, test } from 'vitest';
import { drawing } from '../../test/draw.tsx';
import { type FieldSetting, FieldSettingProvider } from './field-setting.ts';
import { useFieldColumns } from './use-field-columns.tsx';

const columnsFor = async (mayRead: FieldSetting['mayRead']) => {
  let keys: string[] = [];
  const Columns = () => {
    const columns = useFieldColumns()({
      table: unitColumnFields,
      except: ['note'],
      nameOf: String,
      optionName: (_field, option) => option,
    });
    keys = columns.map(({ key }) => key);
    return null;
  };
  const { draw, clear } = drawing();
  await draw(
    <FieldSettingProvider value={{ units: 'imperial', currency: 'USD', mayRead }}>
      <Columns />
    </FieldSettingProvider>,
  );
  await clear();
  return keys;
};

test('every field that is marked for lists is a column to choose, unless one made by hand shows it', async () => {
  expect(await columnsFor(() => true)).toEqual(['serial', 'acquiredOn', 'acquisitionCost']);
});

test('whoever may not see costs has no column of them', async () => {
  expect(await columnsFor(() => false)).toEqual(['serial', 'acquiredOn']);
});
