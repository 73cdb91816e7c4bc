import { createHash } from 'node:crypto';
import { problem } from '@archway/contract/kernel/api/problem';
import type { AccountDb } from '../../db/db.ts';
import { claimKey, type IdempotentCall, keepAnswer } from '../../db/requests/idempotency-store.ts';
import { answeredAfter, type Call } from './call.ts';
import type { CallerLookup } from './caller-lookup.ts';
import type { RequestContext } from './request-context.ts';

/**
 * One change: answered before? → the use case → exactly one audit entry, or none where nothing changed → its
 * answer is kept for a repeated call. The key is looked up while the right is being checked; nothing is kept before it is
 * known.
 */
export const changeOnce = async <Output>(
  db: AccountDb,
  call: Call,
  { known }: Pick<CallerLookup, 'known'>,
  change: (db: AccountDb) => Promise<Output>,
): Promise<Output> => {
  const { context, path } = call;
  const key = idempotentCall(call);
  if (!key) {
    const output = await change({ ...db, last: (query) => known().then(() => db.last(query)) });
    requireOneEntry(db, path);
    return output;
  }
  const earlier = await answeredAfter(known(), claimKey(db, key));
  if (earlier && !earlier.same)
    throw problem('idempotency_mismatch', 'This Idempotency-Key was used for another request.');
  if (earlier) return unsealed(context, earlier.body) as Output; // what the same endpoint answered to the same input
  const output = await change({ ...db, last: async (query) => query });
  requireOneEntry(db, path);
  await keepAnswer(db, key, context.services.sealed.seal(JSON.stringify(output ?? null)));
  return output;
};

const idempotentCall = ({ context, path, input, claims }: Call): IdempotentCall | undefined => {
  const key = context.idempotencyKey;
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{8,100}$/.test(key))
    throw problem('bad_request', 'An Idempotency-Key has 8 to 100 printable characters.');
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(input ?? null))
    .digest();
  return { userId: claims.sub, orgId: claims.org, key, endpoint: path.join('.'), bodyHash };
};

/** Answers can hold secrets that are shown once (a second factor, recovery codes): they are kept for a repeated call, but sealed. */
const unsealed = ({ services }: RequestContext, kept: unknown): unknown => {
  const answer = services.sealed.open(String(kept));
  if (answer === undefined)
    throw problem('conflict', 'This was already done; its answer is no longer available.');
  return JSON.parse(answer);
};

const requireOneEntry = (db: AccountDb, path: readonly string[]) => {
  if (db.entries.count !== (db.entries.isUnchanged ? 0 : 1))
    throw new Error(
      `${path.join('.')} wrote ${db.entries.count} audit entries; a change writes exactly one.`,
    );
};
