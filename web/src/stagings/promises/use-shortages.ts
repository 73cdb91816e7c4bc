import type { Staging } from '@archway/contract/stagings/staging';
import { promiseStatusOf } from '@archway/contract/stagings/staging-rules';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../platform/api/query-client.ts';
import { type Shortages, shortagesOf } from './shortage-rules.ts';
import { useLines } from './use-lines.ts';

const none: Shortages = new Map();

/** Which lines of a job that is not confirmed yet could not have their pieces: a soft hold keeps nobody from taking them. */
export const useShortages = (staging: Staging): Shortages => {
  const lines = useLines(staging.id).data?.rows;
  const outcome = useQuery({
    ...queries.stagings.foresee.queryOptions({ input: { id: staging.id } }),
    enabled: promiseStatusOf(staging.status) === 'soft' && staging.pieces > 0,
  });
  return lines && outcome.data && promiseStatusOf(staging.status) === 'soft'
    ? shortagesOf(lines, outcome.data.clashes)
    : none;
};
