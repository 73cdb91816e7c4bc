import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../ui/field-pair.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { companySizes, companyTypes } from '../company-words.ts';
import type { DetailsFields } from './details-form.tsx';

export const CompanySection = ({ form }: { form: DetailsFields }) => {
  const { t } = useTranslation('organizations');
  return (
    <FormSection title={t('company.title')} description={t('company.description')}>
      <TextInput
        label={t('fields.name')}
        maxLength={120}
        required
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <FieldPair>
        <NativeSelect
          label={t('fields.companyType')}
          data={companyTypes.map((value) => ({ value, label: t(`companyType.${value}`) }))}
          key={form.key('companyType')}
          {...form.getInputProps('companyType')}
        />
        <NativeSelect
          label={t('fields.companySize')}
          data={companySizes.map((value) => ({ value, label: t(`companySize.${value}`) }))}
          key={form.key('companySize')}
          {...form.getInputProps('companySize')}
        />
      </FieldPair>
    </FormSection>
  );
};
