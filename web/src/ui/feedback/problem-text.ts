import i18next from 'i18next';

/** What a failed call looks like from here; ApiProblem is one. */
export type ProblemLike = {
  readonly code: string;
  readonly retryAfterSeconds?: number | undefined;
  readonly requestId?: string | undefined;
};

/** What happened, in the reader's language. Codes are a closed list with words in `problems`. */
export const problemText = (error: unknown): string => {
  const problem = asProblem(error);
  if (!problem) return i18next.t('ui:problems.unexpected');
  if (problem.code === 'too_many_requests' && problem.retryAfterSeconds) {
    return i18next.t('ui:problems.too_many_requests_wait', {
      count: Math.ceil(problem.retryAfterSeconds / 60),
    });
  }
  const key = `ui:problems.${problem.code}`;
  return i18next.exists(key)
    ? String(i18next.t(key as 'ui:problems.unexpected'))
    : i18next.t('ui:problems.unexpected'); // checked by exists
};

export const asProblem = (error: unknown): ProblemLike | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? (error as ProblemLike) // has the one field that is required
    : undefined;
