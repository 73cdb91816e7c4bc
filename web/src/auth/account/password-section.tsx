import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { useUser } from '../../platform/session/session.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { LeaveGuard } from '../../ui/form/leave-guard.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useFields } from '../../ui/form/use-fields.ts';

/** A new password signs every other device out. */
export const PasswordSection = () => {
  const { t } = useTranslation('auth/account');
  const { email, firstName, lastName, organizations } = useUser();
  const form = useFields({
    initialValues: { currentPassword: '', password: '' },
    required: ['currentPassword', 'password'],
  });
  const typed = form.useWatchValue('password');
  const { submit, pending, problem } = useSubmit(api.account.changePassword, {
    onDone: async () => {
      form.reset();
      toast(t('password.changed'), { tone: 'success' });
    },
    onProblem: ({ errors }) => form.showErrors(errors),
  });
  return (
    <form onSubmit={form.submitting(submit)} noValidate>
      <LeaveGuard active={form.isDirty() && !pending} />
      <FormSection
        title={t('password.title')}
        description={t('password.description')}
        footer={
          <Button type="submit" loading={pending}>
            {t('password.change')}
          </Button>
        }
      >
        <ProblemAlert problem={problem} />
        {/* Tells password managers whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('fields.currentPassword')}
          required
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label={t('fields.newPassword')}
          description={t('password.hint')}
          strengthOf={typed}
          context={{ names: [firstName, lastName, ...organizations.map(({ name }) => name)], email }}
          required
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
      </FormSection>
    </form>
  );
};
