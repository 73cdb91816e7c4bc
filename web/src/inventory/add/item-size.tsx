import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../ui/form-section.tsx';
import { readLength, writeLength } from '../read-length.ts';
import { readWeight, writeWeight } from '../read-weight.ts';
import classes from './fields.module.css';
import { lengths } from './item-fields.ts';
import { type ItemForm, useCustoms } from './item-form.ts';
import { MeasureField } from './measure-field.tsx';

/** How large and how heavy it is. */
export const ItemSize = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation(['inventory/add', 'inventory']);
  const { units } = useCustoms();
  return (
    <FormSection title={t('size.title')} description={t(`size.description.${units}`)}>
      <div className={classes.triple}>
        {lengths.map((name) => (
          <MeasureField
            key={name}
            form={form}
            name={name}
            label={t(`inventory:fields.${name}`)}
            unit={<Unit>{t(`inventory:unit.${units}`)}</Unit>}
            tidy={(typed) => {
              const read = readLength(typed, units);
              return read === undefined ? undefined : writeLength(read, units);
            }}
          />
        ))}
        <MeasureField
          form={form}
          name="weight"
          label={t('inventory:fields.weight')}
          unit={<Unit>{t(`weight.${units}`)}</Unit>}
          tidy={(typed) => {
            const read = readWeight(typed, units);
            return read === undefined ? undefined : writeWeight(read, units);
          }}
        />
      </div>
    </FormSection>
  );
};

const Unit = ({ children }: { children: string }) => (
  <Text component="span" c="dimmed" size="sm" aria-hidden>
    {children}
  </Text>
);
