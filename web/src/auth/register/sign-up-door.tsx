import type { SignUp } from '@archway/contract/auth/session';
import type { FieldError } from '@archway/contract/kernel/api/problem';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { useLanguage } from '../../platform/i18n/language.ts';
import { toSearch } from '../../platform/navigation/safe-to.ts';
import { signedUp } from '../../platform/session/session.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import { useStepFocus } from '../../ui/form/use-step-focus.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { CompanyStep } from './company-step.tsx';
import { deviceTimeZone } from './device-time-zone.ts';
import { PersonStep } from './person-step.tsx';
import { SignInInstead } from './sign-in-instead.tsx';
import { CompanyAnswers, noCompany, noPerson, PersonAnswers } from './sign-up-answers.ts';
import { dropSignUpDraft, keepSignUpDraft, readSignUpDraft } from './sign-up-draft.ts';
import { errorsOf, stepOfErrors } from './sign-up-steps.ts';
import { useSignUpStep } from './use-sign-up-step.ts';

/** Two calm steps, both kept while one of them is shown, so that going back loses nothing. */
export const SignUpDoor = () => {
  const { t } = useTranslation('auth/register');
  const { code: locale } = useLanguage();
  const { step, to, forward, back } = useSignUpStep();
  const heading = useStepFocus(step);
  const navigate = useNavigate();
  const [draft] = useState(() => ({
    person: readSignUpDraft(noPerson),
    company: readSignUpDraft(noCompany),
  }));
  const keep = (): void => keepSignUpDraft({ ...person.getValues(), ...company.getValues() });
  const person = useFields({ initialValues: draft.person, schema: PersonAnswers, onChange: () => keep() });
  const company = useFields({ initialValues: draft.company, schema: CompanyAnswers, onChange: () => keep() });
  const companyName = company.useWatchValue('companyName');
  const [refused, setRefused] = useState<readonly FieldError[]>([]);

  const { submit, pending, problem } = useSubmit(api.auth.signUp, {
    onDone: async (answer) => {
      dropSignUpDraft();
      signedUp(answer);
      await navigate({ to: '/setup', search: toSearch(to ?? '/'), replace: true });
    },
    onProblem: ({ errors }) => {
      const wrong = stepOfErrors(errors);
      setRefused(errors);
      if (wrong === 'person') back();
      return wrong !== undefined;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown when they arrive and when their step comes into view
  useEffect(() => {
    const errors = errorsOf(step, refused);
    if (errors.length > 0) (step === 'person' ? person : company).showErrors(errors);
  }, [refused, step]);

  const next = () => {
    setRefused([]);
    forward();
  };
  const send = () => {
    const answers = { ...person.getValues(), ...company.getValues() } as SignUp; // both schemas have agreed
    return submit({ ...answers, locale, timezone: deviceTimeZone() });
  };
  return (
    <AuthLayout
      heading={heading}
      above={t('register.step', { step: step === 'person' ? 1 : 2, total: 2 })}
      title={t(`register.${step}.title`)}
      description={t(`register.${step}.lead`)}
      footer={step === 'person' && <SignInInstead to={to} />}
    >
      <div hidden={step !== 'person'}>
        <PersonStep form={person} companyName={companyName} onDone={next} />
      </div>
      <div hidden={step !== 'company'}>
        <CompanyStep form={company} pending={pending} onDone={send} onBack={back}>
          <ProblemAlert problem={problem} />
        </CompanyStep>
      </div>
    </AuthLayout>
  );
};
