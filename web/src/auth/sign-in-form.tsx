import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../platform/api/api-problem.ts';
import { problemText } from '../ui/feedback/problem-text.ts';
import { fieldErrorText } from '../ui/form/field-error-text.ts';
import classes from './auth.module.css';
import { PlainAlert } from './plain/plain-alert.tsx';
import { PlainButton } from './plain/plain-button.tsx';
import { PlainField } from './plain/plain-field.tsx';
import { PlainPassword } from './plain/plain-password.tsx';

export type Credentials = { readonly email: string; readonly password: string };
type Field = keyof Credentials;

type SignInFormProps = {
  /** The address given before, when somebody comes back from the second step. */
  email: string;
  pending: boolean;
  problem: ApiProblem | null;
  onSubmit: (credentials: Credentials) => void;
};

/** The server judges; here only empty fields are caught, so that this screen carries no rules with it. */
export const SignInForm = ({ email, pending, problem, onSubmit }: SignInFormProps) => {
  const { t } = useTranslation('auth');
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [empty, setEmpty] = useState<readonly Field[]>([]);
  const refused = problem?.errors ?? [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival, for somebody who comes back to this step
  useEffect(() => {
    if (email) emailInput.current?.focus();
  }, []);
  // What went wrong is announced by the alert; the focus goes where it can be put right, with the old text selected.
  useEffect(() => {
    if (!problem) return;
    const input = problem.errors.some(({ field }) => field === 'email') ? emailInput : passwordInput;
    input.current?.focus();
    input.current?.select();
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = {
      email: emailInput.current?.value.trim() ?? '',
      password: passwordInput.current?.value ?? '',
    };
    const missing = fields.filter((field) => given[field] === '');
    setEmpty(missing);
    if (missing.length === 0) return onSubmit(given);
    (missing[0] === 'email' ? emailInput : passwordInput).current?.focus();
  };

  const errorOf = (field: Field) => {
    if (empty.includes(field)) return fieldErrorText('errors.required');
    const found = refused.find((error) => error.field === field);
    return found && fieldErrorText(found.key, found.n);
  };
  return (
    <form onSubmit={submit} onInput={warmUp} noValidate className={classes.fields}>
      {problem && refused.length === 0 && (
        <PlainAlert>
          {problem.code === 'invalid_credentials' ? t('login.wrong') : problemText(problem)}
        </PlainAlert>
      )}
      <PlainField
        ref={emailInput}
        label={t('fields.email')}
        type="email"
        name="email"
        dir="auto"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        error={errorOf('email')}
      />
      <PlainPassword
        ref={passwordInput}
        label={t('fields.password')}
        name="password"
        error={errorOf('password')}
      />
      <Link to="/forgot-password" className={`${classes.link} ${classes.forgot}`}>
        {t('login.forgot')}
      </Link>
      <PlainButton pending={pending}>{t('login.submit')}</PlainButton>
    </form>
  );
};

/** What sends the form is fetched while it is being filled in, so that the answer is not kept waiting for it. */
const warmUp = () => void import('../platform/api/link.ts').catch(() => undefined);

const fields: readonly Field[] = ['email', 'password'];
