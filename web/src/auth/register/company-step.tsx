import { companySizes, companyTypes } from '@archway/contract/organizations/organization-fields';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationWords } from '../../organizations/use-organization-names.ts';
import classes from '../auth.module.css';
import type { CompanyForm } from './sign-up-answers.ts';

type CompanyStepProps = {
  form: CompanyForm;
  pending: boolean;
  onDone: () => unknown;
  onBack: () => void;
  /** What went wrong with the whole. */
  children: ReactNode;
};

/** The organization that is founded with the account. */
export const CompanyStep = ({ form, pending, onDone, onBack, children }: CompanyStepProps) => {
  const { t } = useTranslation('auth/register');
  const { optionName } = useOrganizationWords();
  const choose = { value: '', label: t('fields.choose') };
  return (
    <form onSubmit={form.submitting(onDone)} noValidate className={classes.fields}>
      {children}
      <TextInput
        key={form.key('companyName')}
        label={t('fields.companyName')}
        autoComplete="organization"
        {...form.getInputProps('companyName')}
      />
      <NativeSelect
        key={form.key('companyType')}
        label={t('fields.companyType')}
        data={[choose, ...companyTypes.map((value) => ({ value, label: optionName('companyType', value) }))]}
        {...form.getInputProps('companyType')}
      />
      <NativeSelect
        key={form.key('companySize')}
        label={t('fields.companySize')}
        data={[choose, ...companySizes.map((value) => ({ value, label: optionName('companySize', value) }))]}
        {...form.getInputProps('companySize')}
      />
      <div className={classes.pair}>
        <TextInput
          key={form.key('city')}
          label={t('fields.city')}
          autoComplete="address-level2"
          {...form.getInputProps('city')}
        />
        <TextInput
          key={form.key('state')}
          label={t('fields.state')}
          autoComplete="address-level1"
          {...form.getInputProps('state')}
        />
      </div>
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={onBack} disabled={pending}>
          {t('register.back')}
        </Button>
        <Button type="submit" size="md" loading={pending}>
          {t('register.submit')}
        </Button>
      </div>
    </form>
  );
};
