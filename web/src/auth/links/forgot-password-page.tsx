import { Button, TextInput } from '@mantine/core';
import { IconMailFast } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import { NamedSentence } from '../../ui/text/named-sentence.tsx';
import classes from '../auth.module.css';
import { AuthLayout } from '../auth-layout.tsx';
import { Outcome } from '../outcome.tsx';
import { MailPageHint } from './mail-page-hint.tsx';

/** A member who cannot sign in asks here for a link. The answer is the same whoever asks for whichever address. */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation('auth/links');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useFields({ initialValues: { email: '' }, required: ['email'] });
  const { submit, pending, problem } = useSubmit(api.auth.forgotPassword, {
    onDone: () => setSentTo(form.getValues().email.trim()),
    onProblem: ({ errors }) => form.showErrors(errors),
  });
  const toSignIn = (
    <Link to="/login" className={classes.link}>
      {t('backToSignIn')}
    </Link>
  );
  const startOver = () => {
    setSentTo(null);
    // The field is back in the next frame.
    requestAnimationFrame(() => form.getInputNode('email')?.focus());
  };
  if (sentTo !== null) return <LinkSent email={sentTo} onAnother={startOver} />;
  return (
    <AuthLayout title={t('forgot.title')} description={t('forgot.lead')} footer={toSignIn}>
      <form onSubmit={form.submitting(submit)} noValidate className={classes.fields}>
        <ProblemAlert problem={problem} />
        <TextInput
          key={form.key('email')}
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" fullWidth loading={pending}>
          {t('forgot.submit')}
        </Button>
      </form>
    </AuthLayout>
  );
};

const LinkSent = ({ email, onAnother }: { email: string; onAnother: () => void }) => {
  const { t } = useTranslation('auth/links');
  return (
    <Outcome
      icon={IconMailFast}
      title={t('forgot.sent.title')}
      actions={
        <Button component={Link} to="/login" size="md">
          {t('backToSignIn')}
        </Button>
      }
      footer={
        <button type="button" className={classes.link} onClick={onAnother}>
          {t('forgot.sent.another')}
        </button>
      }
    >
      <p>
        <NamedSentence text={t('forgot.sent.words')} values={{ email }} />
      </p>
      <p>{t('forgot.sent.wait')}</p>
      <MailPageHint />
    </Outcome>
  );
};
