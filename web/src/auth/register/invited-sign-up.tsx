import { InvitedSignUp as InvitedAnswers } from '@archway/contract/auth/session';
import '@archway/contract/kernel/fields/field-error';
import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { useLanguage } from '../../platform/i18n/language.ts';
import { signedUp } from '../../platform/session/session.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import classes from '../auth.module.css';
import { AuthLayout } from '../auth-layout.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { DeclineInvitation } from './decline-invitation.tsx';
import { InvitationFacts, InvitationTitle } from './invitation-facts.tsx';
import type { Offer } from './offer.ts';

const Answers = InvitedAnswers.pick({ firstName: true, lastName: true, password: true });

/** No account yet: a name and a password are enough, the link has proven the address. */
export const InvitedSignUp = ({ onTaken, ...offer }: Offer & { onTaken: () => void }) => {
  const { t } = useTranslation('auth/register');
  const { code: locale } = useLanguage();
  const { token, preview, onDead } = offer;
  const navigate = useNavigate();
  const form = useFields({ initialValues: { firstName: '', lastName: '', password: '' }, schema: Answers });
  const context = {
    names: [form.useWatchValue('firstName'), form.useWatchValue('lastName'), preview.organizationName],
    email: preview.email,
  };
  const { submit, pending, problem } = useSubmit(api.auth.signUpInvited, {
    onDone: async (answer) => {
      signedUp(answer);
      await navigate({ to: '/dashboard', replace: true });
    },
    onProblem: ({ code, errors }) => {
      if (code === 'link_dead') onDead();
      if (errors.some(({ field }) => field === 'email')) onTaken();
      return code === 'link_dead' || form.showErrors(errors);
    },
  });
  return (
    <AuthLayout title={<InvitationTitle preview={preview} />} description={t('invitation.signUpLead')}>
      <form
        onSubmit={form.submitting((values) => submit({ ...values, invitation: token, locale }))}
        noValidate
        className={classes.fields}
      >
        <InvitationFacts preview={preview} />
        <ProblemAlert problem={problem} />
        {/* Password managers keep the new password under this address. */}
        <input type="email" name="email" autoComplete="username" value={preview.email} readOnly hidden />
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
        <NewPasswordField
          key={form.key('password')}
          label={t('fields.password')}
          description={t('fields.passwordRules')}
          context={context}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" loading={pending}>
          {t('invitation.signUp')}
        </Button>
        <div className={classes.links}>
          <DeclineInvitation {...offer} />
        </div>
      </form>
    </AuthLayout>
  );
};
