import { isAway } from '../api/answer-rules.ts';
import { queryClient } from '../api/query-client.ts';
import { recalled } from '../last-seen/recall.ts';
import { getReach, subscribeReach } from './reach.ts';

/**
 * When the server is back, what could not be read is read by itself, and so is what was shown from the device meanwhile. What
 * others changed since is told by the live updates. Answers how to stop.
 */
export const readAgainOnReturn = () => {
  let before = getReach();
  return subscribeReach(() => {
    const isBack = before !== 'reached' && getReach() === 'reached';
    before = getReach();
    if (!isBack) return;
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state, queryHash }) => isAway(state.error) || recalled.has(queryHash),
    });
  });
};
