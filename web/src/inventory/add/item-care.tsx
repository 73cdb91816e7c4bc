import { NativeSelect, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../ui/field-pair.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { packMethods, useInventoryWords } from '../words.ts';
import classes from './fields.module.css';
import type { ItemForm } from './item-form.ts';

/** What the crew has to know before they lift it. */
export const ItemCare = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation(['inventory/add', 'inventory']);
  const words = useInventoryWords();
  return (
    <FormSection title={t('care.title')} description={t('care.description')}>
      <div className={classes.choices}>
        <Switch
          label={t('inventory:fields.fragile')}
          key={form.key('fragile')}
          {...form.getInputProps('fragile', { type: 'checkbox' })}
        />
        <Switch
          label={t('inventory:fields.twoPerson')}
          key={form.key('twoPerson')}
          {...form.getInputProps('twoPerson', { type: 'checkbox' })}
        />
      </div>
      <FieldPair>
        <NativeSelect
          label={t('inventory:fields.pack')}
          description={t('care.packHint')}
          data={packMethods.map((value) => ({ value, label: words.pack(value) }))}
          key={form.key('packMethod')}
          {...form.getInputProps('packMethod')}
        />
        <NumberField
          label={t('inventory:fields.bufferDays')}
          description={t('care.bufferHint')}
          min={0}
          max={60}
          whole
          key={form.key('bufferDays')}
          {...form.getInputProps('bufferDays')}
        />
      </FieldPair>
    </FormSection>
  );
};
