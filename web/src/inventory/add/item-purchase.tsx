import { Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { FieldPair } from '../../ui/field-pair.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { readMoney, writeMoney } from '../read-money.ts';
import { useCurrency } from '../use-money-text.ts';
import { amounts } from './item-fields.ts';
import { type ItemForm, useCustoms } from './item-form.ts';
import { MeasureField } from './measure-field.tsx';
import { VendorField } from './vendor-field.tsx';

type ItemPurchaseProps = {
  form: ItemForm;
  /** The vendor that is chosen already, under its name. */
  vendor?: { id: string; name: string } | undefined;
};

const costs: readonly string[] = ['purchaseCost', 'replacementCost'];

/** What it costs and earns, and where it comes from. Whoever may not see costs is not asked for them. */
export const ItemPurchase = ({ form, vendor }: ItemPurchaseProps) => {
  const { t } = useTranslation(['inventory/add', 'inventory']);
  const { money } = useCustoms();
  const currency = useCurrency();
  const ability = useAbility();
  const shown = amounts.filter((name) => !costs.includes(name) || ability.can('read', 'Cost'));
  return (
    <FormSection title={t('purchase.title')} description={t('purchase.description')}>
      <FieldPair>
        {shown.map((name) => (
          <MeasureField
            key={name}
            form={form}
            name={name}
            label={t(`inventory:fields.${name}`)}
            description={t(`purchase.hint.${name}`)}
            unit={
              <Text component="span" c="dimmed" size="sm" aria-hidden>
                {currency}
              </Text>
            }
            tidy={(typed) => {
              const read = readMoney(typed, money);
              return read === undefined ? undefined : writeMoney(read, money);
            }}
          />
        ))}
      </FieldPair>
      {ability.can('read', 'Vendor') && <VendorField form={form} known={vendor} />}
      <TextInput
        label={t('inventory:fields.vendorSku')}
        maxLength={60}
        dir="ltr"
        key={form.key('vendorSku')}
        {...form.getInputProps('vendorSku')}
      />
    </FormSection>
  );
};
