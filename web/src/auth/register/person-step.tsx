import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../auth.module.css';
import { NewPasswordField } from '../new-password-field.tsx';
import type { PersonForm } from './sign-up-answers.ts';

type PersonStepProps = {
  form: PersonForm;
  /** What the second step says, once it does. */
  companyName: string;
  onDone: () => void;
};

/** Who is signing up. */
export const PersonStep = ({ form, companyName, onDone }: PersonStepProps) => {
  const { t } = useTranslation('auth/register');
  const context = {
    names: [form.useWatchValue('firstName'), form.useWatchValue('lastName'), companyName],
    email: form.useWatchValue('email'),
  };
  return (
    <form onSubmit={form.submitting(onDone)} noValidate className={classes.fields}>
      <div className={classes.pair}>
        <TextInput
          key={form.key('firstName')}
          label={t('fields.firstName')}
          autoComplete="given-name"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          key={form.key('lastName')}
          label={t('fields.lastName')}
          autoComplete="family-name"
          {...form.getInputProps('lastName')}
        />
      </div>
      <TextInput
        key={form.key('email')}
        label={t('fields.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('email')}
      />
      <NewPasswordField
        key={form.key('password')}
        label={t('fields.password')}
        description={t('fields.passwordRules')}
        context={context}
        {...form.getInputProps('password')}
      />
      <Button type="submit" size="md" fullWidth>
        {t('register.next')}
      </Button>
    </form>
  );
};
