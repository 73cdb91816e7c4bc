import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { readShade } from '../../ui/fields/read-shade.ts';
import { useItemNames } from '../use-item-names.ts';
import classes from './fields.module.css';
import type { ItemForm } from './item-form.ts';

/** The exact shade, typed or picked. */
export const ShadeField = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation('inventory/add');
  const nameOf = useItemNames();
  const shade = readShade(String(form.useWatchValue('colorHex')));
  return (
    <TextInput
      label={nameOf('colorHex')}
      placeholder="#d8ccb8"
      maxLength={7}
      dir="ltr"
      leftSection={
        <input
          type="color"
          className={classes.picker}
          aria-label={t('look.pickShade')}
          value={shade ?? '#d8ccb8'}
          onChange={(event) => form.setFieldValue('colorHex', event.currentTarget.value)}
        />
      }
      key={form.key('colorHex')}
      {...form.getInputProps('colorHex')}
    />
  );
};
