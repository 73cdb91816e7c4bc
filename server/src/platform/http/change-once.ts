import { createHash } from 'node:crypto';
import { problem } from '@archway/contract/kernel/problem';
import type { AccountDb } from '../db/db.ts';
import { claimKey, type IdempotentCall, keepAnswer } from '../db/idempotency-store.ts';
import type { Person, RequestContext } from './request-context.ts';

type ChangingCall = {
  readonly context: RequestContext;
  readonly path: readonly string[];
  readonly input: unknown;
};

/** One change: answered before? → the use case → exactly one audit entry → its answer is kept for a repeated call. */
export const changeOnce = async <Output>(
  db: AccountDb,
  person: Person,
  { context, path, input }: ChangingCall,
  change: () => Promise<Output>,
): Promise<Output> => {
  const call = idempotentCall(context, person, path, input);
  const earlier = call && (await claimKey(db, call));
  if (earlier && !earlier.same)
    throw problem('idempotency_mismatch', 'This Idempotency-Key was used for another request.');
  if (earlier) return unsealed(context, earlier.body) as Output; // what the same endpoint answered to the same input
  const output = await change();
  requireOneEntry(db, path);
  if (call) await keepAnswer(db, call, context.services.sealed.seal(JSON.stringify(output ?? null)));
  return output;
};

const idempotentCall = (
  context: RequestContext,
  person: Person,
  path: readonly string[],
  input: unknown,
): IdempotentCall | undefined => {
  const key = context.idempotencyKey;
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{8,100}$/.test(key))
    throw problem('bad_request', 'An Idempotency-Key has 8 to 100 printable characters.');
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(input ?? null))
    .digest();
  return { userId: person.userId, orgId: person.orgId, key, endpoint: path.join('.'), bodyHash };
};

/** Answers can hold secrets that are shown once (a second factor, recovery codes): they are kept for a repeated call, but sealed. */
const unsealed = ({ services }: RequestContext, kept: unknown): unknown =>
  JSON.parse(services.sealed.open(String(kept)));

const requireOneEntry = (db: AccountDb, path: readonly string[]) => {
  if (db.entries.count !== 1)
    throw new Error(
      `${path.join('.')} wrote ${db.entries.count} audit entries; a change writes exactly one.`,
    );
};
