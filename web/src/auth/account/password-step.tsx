import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useFields } from '../../ui/form/use-fields.ts';

type PasswordStepProps = {
  onStarted: (started: { secret: string; uri: string }) => void;
  onClose: () => void;
};

export const PasswordStep = ({ onStarted, onClose }: PasswordStepProps) => {
  const { t } = useTranslation('auth/account');
  const form = useFields({ initialValues: { password: '' }, required: ['password'], passing: true });
  const { submit, pending, problem } = useSubmit(api.account.startTwoFactor, {
    onDone: onStarted,
    onProblem: ({ errors }) => form.showErrors(errors),
  });
  return (
    <form onSubmit={form.submitting(submit)} noValidate>
      <Stack>
        <Text>{t('twoFactor.passwordHint')}</Text>
        <ProblemAlert problem={problem} />
        <PasswordField
          label={t('fields.currentPassword')}
          required
          data-autofocus
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <FormButtons submit={t('twoFactor.continue')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
