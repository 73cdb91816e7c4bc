import { Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';

type ChangeEmailDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** Tells to which address a link went. */
  onRequested: (email: string) => void;
};

export const ChangeEmailDialog = ({ opened, onClose, onRequested }: ChangeEmailDialogProps) => {
  const { t } = useTranslation('auth/account');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('email.change')}>
      <ChangeEmailForm onClose={onClose} onRequested={onRequested} />
    </Dialog>
  );
};

const ChangeEmailForm = ({ onClose, onRequested }: Omit<ChangeEmailDialogProps, 'opened'>) => {
  const { t } = useTranslation('auth/account');
  const form = useFields({ initialValues: { email: '', password: '' }, required: ['email', 'password'] });
  const { submit, pending, problem } = useSubmit(api.account.changeEmail, {
    onDone: () => {
      onRequested(form.getValues().email.trim());
      onClose();
    },
    onProblem: ({ errors }) => form.showErrors(errors),
  });
  return (
    <form onSubmit={form.submitting(submit)} noValidate>
      <Stack>
        <Text>{t('email.explain')}</Text>
        <ProblemAlert problem={problem} />
        <TextInput
          type="email"
          label={t('fields.newEmail')}
          autoComplete="email"
          dir="ltr"
          required
          data-autofocus
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t('fields.currentPassword')}
          required
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <FormButtons submit={t('email.send')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
