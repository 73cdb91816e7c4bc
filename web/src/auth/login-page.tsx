import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import { useSubmit } from '../platform/api/use-submit.ts';
import { safeTo, toSearch } from '../platform/navigation/safe-to.ts';
import { signedIn, signInFailed } from '../platform/session/session.ts';
import classes from './auth.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { CodeForm } from './code-form.tsx';
import { type Credentials, SignInForm } from './sign-in-form.tsx';

/** A member signs in here and goes on to where they wanted to be. */
export const LoginPage = () => {
  const { t } = useTranslation('auth');
  const { to } = useSearch({ from: '/login' });
  const wanted = toSearch(to ?? '/');
  const navigate = useNavigate();
  const given = useRef<Credentials>({ email: '', password: '' });
  const [needsCode, setNeedsCode] = useState(false);

  const { submit, pending, problem } = useSubmit(api.auth.signIn, {
    onDone: async (answer) => {
      signedIn(answer);
      await navigate({ href: safeTo(to), replace: true });
    },
    onProblem: ({ status, code }) => {
      if (status === 401) signInFailed();
      if (code === 'two_factor_required') setNeedsCode(true);
      if (code === 'invalid_credentials') setNeedsCode(false);
      return code === 'two_factor_required';
    },
  });

  if (needsCode) {
    const send = (code: string) => void submit({ ...given.current, code });
    return (
      <AuthLayout title={t('code.title')}>
        <CodeForm pending={pending} problem={problem} onCode={send} onBack={() => setNeedsCode(false)} />
      </AuthLayout>
    );
  }
  const send = (credentials: Credentials) => {
    given.current = credentials;
    void submit(credentials);
  };
  const register = (
    <p>
      {t('login.newHere')}{' '}
      <Link to="/register" search={wanted} className={classes.link}>
        {t('login.register')}
      </Link>
    </p>
  );
  return (
    <AuthLayout
      title={t('login.title')}
      description={wanted.to ? t('login.leadTo') : t('login.lead')}
      footer={register}
    >
      <SignInForm
        email={given.current.email}
        pending={pending}
        problem={problem?.code === 'invalid_two_factor_code' ? null : problem}
        onSubmit={send}
      />
    </AuthLayout>
  );
};
