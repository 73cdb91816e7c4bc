import * as textLimits from '@archway/contract/kernel/text/text-limits';
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

type CodeFormProps = {
  pending: boolean;
  problem: ApiProblem | null;
  onCode: (code: string) => void;
  onBack: () => void;
};

/** The second step for those who have one: six digits of the app, or a recovery code when the phone is not at hand. */
export const CodeForm = ({ pending, problem, onCode, onBack }: CodeFormProps) => {
  const { t } = useTranslation('auth');
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [empty, setEmpty] = useState(false);
  // What was said about one kind of code says nothing about the other.
  const [settled, setSettled] = useState<ApiProblem | null>(null);
  const shown = problem === settled ? null : problem;
  // Once said, it stays so: the codes of the app are of no use, and somebody without recovery codes needs the way round.
  const [appLost, setAppLost] = useState(false);
  if (!appLost && problem?.code === 'two_factor_unreadable') setAppLost(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is another field
  useEffect(() => input.current?.focus(), [kind]);
  useEffect(() => {
    if (!problem) return;
    input.current?.focus();
    input.current?.select();
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    setEmpty(code === '');
    if (code === '') input.current?.focus();
    else onCode(code);
  };
  const turn = () => {
    setEmpty(false);
    setSettled(problem);
    setKind(kind === 'app' ? 'recovery' : 'app');
  };
  return (
    <form onSubmit={submit} noValidate className={classes.fields}>
      {shown && (
        <PlainAlert>
          {shown.code === 'invalid_two_factor_code' ? t(`code.${kind}.wrong`) : problemText(shown)}
        </PlainAlert>
      )}
      <PlainField
        key={kind}
        ref={input}
        label={t(`code.${kind}.field`)}
        hint={t(`code.${kind}.lead`)}
        name="code"
        autoComplete="one-time-code"
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        maxLength={textLimits.oneTimeCode}
        autoCapitalize="none"
        spellCheck={false}
        error={empty ? fieldErrorText('errors.required') : undefined}
      />
      <PlainButton pending={pending}>{t('login.submit')}</PlainButton>
      <div className={classes.links}>
        <button type="button" className={classes.link} onClick={turn}>
          {t(`code.${kind}.other`)}
        </button>
        {appLost && (
          <Link to="/forgot-password" className={classes.link}>
            {t('code.reset')}
          </Link>
        )}
        <button type="button" className={classes.link} onClick={onBack}>
          {t('code.back')}
        </button>
      </div>
    </form>
  );
};
