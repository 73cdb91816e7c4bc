import { problem } from '@archway/contract/kernel/api/problem';
import { makeSemaphores, makeSharedSemaphore } from './shared-semaphore.ts';

const refusal = () =>
  problem('too_many_requests', 'Too many of these calls arrive at once. Try again in a moment.', {
    retryAfter: 2,
  });

/** One call of a member about one thing at a time. A device sends one; its tabs, and a call that was cut off, some more. */
const ofOneThing = makeSemaphores({ size: 1, line: 8, refusal });
/** However many devices a member names, another of the organization finds room beside them. */
const ofOneMember = makeSemaphores({ size: 2, line: 16, refusal });
/** Few of the connections to the database, however many things there are: every other call finds some left. */
const ofOneOrganization = makeSharedSemaphore({ all: 6, own: 3, line: 24, refusal });

type Turn = { readonly orgId: string; readonly userId: string; readonly thing: string };

/**
 * Waits for its turn before it takes a connection: whoever would wait for a lock in the database keeps one of few from everybody
 * else. Whoever would wait too long is told to come back.
 */
export const inTurn = <Result>(
  { orgId, userId, thing }: Turn,
  work: () => Promise<Result>,
): Promise<Result> =>
  ofOneThing.within(`${orgId} ${userId} ${thing}`, 1, () =>
    ofOneMember.within(`${orgId} ${userId}`, 1, () => ofOneOrganization.within(orgId, 1, work)),
  );
