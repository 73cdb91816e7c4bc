import type { Staging } from '@archway/contract/stagings/staging';
import { isEnded } from '@archway/contract/stagings/staging-rules';
import { useAbility } from '../../platform/session/ability.ts';

/** Whether who is looking may change what is promised to a job, which only one that is not over can be. */
export const useMayPromise = ({ status }: Pick<Staging, 'status'>): boolean =>
  useAbility().can('update', 'Staging') && !isEnded(status);
