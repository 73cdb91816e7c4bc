import type { EndpointMeta } from '@archway/contract/kernel/api/endpoint';
import { problem } from '@archway/contract/kernel/api/problem';
import type { Purpose } from '../../db/connections/transaction-pool.ts';
import type { AccountDb } from '../../db/db.ts';
import { isRetriable } from '../../db/errors.ts';
import type { AccessClaims } from '../../tokens/tokens.ts';
import type { Actor, KnownCaller, RequestContext } from './request-context.ts';

/** A call of somebody whose token was read. */
export type Call = {
  readonly context: RequestContext;
  readonly meta: EndpointMeta;
  readonly path: readonly string[];
  readonly input: unknown;
  readonly claims: AccessClaims;
};

/** Runs in a transaction, which the work has to open for the caller before it looks at anything. */
export const inTransaction = <Result>(
  { context }: Call,
  purpose: Purpose,
  work: (db: AccountDb) => Promise<Result>,
): Promise<Result> => retrying(() => context.services.db.transaction(work, purpose));

/** A deadlock is nobody's fault and over at once: three more tries, each a new transaction. */
export const retrying = async <Result>(work: () => Promise<Result>, tries = 3): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (tries === 0 || !isRetriable(error)) throw error;
    return retrying(work, tries - 1);
  }
};

/** A read may start while its right is being checked, in the same trip to the database; its answer waits for the check. */
export const answeredAfter = async <Result>(
  known: Promise<unknown>,
  reading: PromiseLike<Result> | Result,
): Promise<Result> => {
  const [right, answer] = await Promise.allSettled([known, reading]);
  if (right.status === 'rejected') throw right.reason;
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
};

export const requireActor = ({ actor }: KnownCaller): Actor => {
  if (!actor) throw undeclared();
  return actor;
};

export const notMember = () => problem('forbidden', 'You’re not an active member of this organization.');

export const undeclared = () => new Error('The handler asks for more than its endpoint declares.');
