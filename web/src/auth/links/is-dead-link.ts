import type { ApiProblem } from '../../platform/api/api-problem.ts';

/** Used, replaced or too old; or cut off by a mail program, so that it is no link of ours at all. */
export const isDeadLink = ({ code, errors }: Pick<ApiProblem, 'code' | 'errors'>) =>
  code === 'link_dead' || code === 'not_found' || errors.some(({ field }) => field === 'token');
