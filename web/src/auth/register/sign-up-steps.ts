import type { FieldError } from '@archway/contract/kernel/api/problem';

/** The nine answers of signing up, in two calm steps. */
export const signUpSteps = {
  person: ['firstName', 'lastName', 'email', 'password'],
  company: ['companyName', 'companyType', 'companySize', 'city', 'state'],
} as const;

export type SignUpStep = keyof typeof signUpSteps;

/** The step to show: the second only when the first has been answered (a reload forgets the password). */
export const stepToShow = (wanted: unknown, personDone: boolean): SignUpStep =>
  wanted === 'company' && personDone ? 'company' : 'person';

/** Where the server's errors lead: to the first step that has one; nowhere when none of them is about a field we ask for. */
export const stepOfErrors = (errors: readonly Pick<FieldError, 'field'>[]): SignUpStep | undefined => {
  if (errors.some(({ field }) => isOf('person', field))) return 'person';
  return errors.some(({ field }) => isOf('company', field)) ? 'company' : undefined;
};

export const errorsOf = <Error extends Pick<FieldError, 'field'>>(
  step: SignUpStep,
  errors: readonly Error[],
) => errors.filter(({ field }) => isOf(step, field));

const isOf = (step: SignUpStep, field: string) => (signUpSteps[step] as readonly string[]).includes(field);
