import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../platform/i18n/languages.ts';
import { FieldPair } from '../../ui/field-pair.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { currencies, unitSystems } from '../company-words.ts';
import { currencyNames } from './currency-names.ts';
import type { DetailsFields } from './details-form.tsx';

/** Money, measures and language: how everything is written for this company. */
export const CustomsSection = ({ form }: { form: DetailsFields }) => {
  const { t, i18n } = useTranslation('organizations');
  const nameOf = useMemo(() => currencyNames(i18n.language), [i18n.language]);
  return (
    <FormSection title={t('customs.title')} description={t('customs.description')}>
      <FieldPair>
        <NativeSelect
          label={t('fields.currency')}
          data={currencies.map((value) => ({ value, label: nameOf(value) }))}
          key={form.key('currency')}
          {...form.getInputProps('currency')}
        />
        <NativeSelect
          label={t('fields.units')}
          data={unitSystems.map((value) => ({ value, label: t(`units.${value}`) }))}
          key={form.key('units')}
          {...form.getInputProps('units')}
        />
      </FieldPair>
      <NativeSelect
        label={t('fields.locale')}
        description={t('customs.localeHint')}
        data={languages.map(({ code, label }) => ({ value: code, label }))}
        key={form.key('locale')}
        {...form.getInputProps('locale')}
      />
    </FormSection>
  );
};
