import { beforeAll, expect, test, vi } from 'vitest';
import { drawing } from '../../test/draw.tsx';
import { startWords } from '../../test/start-words.ts';
import { type Column, DataTable } from './data-table.tsx';

beforeAll(startWords);

type Row = { readonly id: string };
const rows: readonly Row[] = Array.from({ length: 100 }, (_, number) => ({ id: `row ${number}` }));
const keyOf = ({ id }: Row) => id;

test('choosing one row of a hundred draws that row again, and no other', async () => {
  const render = vi.fn(({ id }: Row) => id);
  const columns: readonly Column<Row>[] = [{ key: 'id', title: 'Id', render }];
  const { draw, clear } = drawing();
  const table = (selected: ReadonlySet<string>) => (
    <DataTable
      label="Rows"
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      selection={{ selected, onChange: () => undefined, nameOf: keyOf }}
      onOpen={() => undefined}
    />
  );
  await draw(table(new Set()));
  expect(render).toHaveBeenCalledTimes(100);
  render.mockClear();
  await draw(table(new Set(['row 7'])));
  expect(render.mock.calls).toEqual([[{ id: 'row 7' }]]);
  await clear();
});
