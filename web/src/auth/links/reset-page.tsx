import { Button } from '@mantine/core';
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import classes from '../auth.module.css';
import { AuthLayout } from '../auth-layout.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { Outcome } from '../outcome.tsx';
import { isDeadLink } from './is-dead-link.ts';

/** A member who followed the link from their mail chooses a new password here, and then signs in with it. */
export const ResetPage = () => {
  const { t } = useTranslation('auth/links');
  const { token } = useParams({ from: '/reset/$token' });
  const [state, setState] = useState<'asking' | 'done' | 'dead'>('asking');
  const form = useFields({ initialValues: { password: '' }, required: ['password'] });
  const { submit, pending, problem } = useSubmit(api.auth.resetPassword, {
    onDone: () => setState('done'),
    onProblem: (failure) => {
      if (!isDeadLink(failure)) return form.showErrors(failure.errors);
      setState('dead');
      return true;
    },
  });
  if (state === 'done') {
    return (
      <Outcome
        icon={IconCircleCheck}
        tone="good"
        title={t('reset.done.title')}
        actions={
          <Button component={Link} to="/login" size="md">
            {t('signIn')}
          </Button>
        }
      >
        {t('reset.done.words')}
      </Outcome>
    );
  }
  if (state === 'dead') {
    return (
      <Outcome
        icon={IconLinkOff}
        title={t('reset.dead.title')}
        actions={
          <Button component={Link} to="/forgot-password" size="md">
            {t('reset.dead.again')}
          </Button>
        }
      >
        {t('reset.dead.words')}
      </Outcome>
    );
  }
  return (
    <AuthLayout title={t('reset.title')} description={t('reset.lead')}>
      <form
        onSubmit={form.submitting(({ password }) => submit({ token, password }))}
        noValidate
        className={classes.fields}
      >
        <ProblemAlert problem={problem} />
        <NewPasswordField
          key={form.key('password')}
          label={t('fields.newPassword')}
          description={t('fields.passwordRules')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" fullWidth loading={pending}>
          {t('reset.submit')}
        </Button>
      </form>
    </AuthLayout>
  );
};
