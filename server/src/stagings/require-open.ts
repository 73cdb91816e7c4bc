import { problem } from '@archway/contract/kernel/api/problem';
import { isEnded } from '@archway/contract/stagings/staging-rules';
import { type StagingStatus, stagingTransitions } from '@archway/contract/stagings/states';

/** Nothing is promised to a job that is over. */
export const requireOpen = ({ status }: { readonly status: StagingStatus }) => {
  if (isEnded(status))
    throw problem('illegal_transition', `This is ${status}; nothing more is promised to it.`, {
      from: status,
      allowed: stagingTransitions[status],
    });
};
