import { createHash } from 'node:crypto';
import { contract } from '@archway/contract';
import type { EndpointMeta } from '@archway/contract/kernel/endpoint';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { OrgId } from '@archway/contract/kernel/ids';
import { problem } from '@archway/contract/kernel/problem';
import { implement } from '@orpc/server';
import { type AccountDb, asOrgDb } from '../db/db.ts';
import { isRetriable } from '../db/errors.ts';
import { claimKey, type IdempotentCall, keepAnswer } from '../db/idempotency-store.ts';
import { knownCaller } from './known-caller.ts';
import { addressBudgets, householdOf } from './limits.ts';
import { lettingRawJsonThrough } from './raw-json.ts';
import type { Caller, KnownCaller, Person, RequestContext } from './request-context.ts';

const root = implement(lettingRawJsonThrough(contract)).$context<RequestContext>();

/**
 * Every call passes here, in this order: whose token → budget → transaction bound to their organization → may they →
 * answered before? → the use case → exactly one audit entry → commit.
 */
const frontDoor = root.middleware(async ({ context, next, path, procedure }, input) => {
  const meta = declaredMeta(procedure['~orpc'].meta, path);
  const token = meta.access === 'anyone' ? undefined : await readToken(context);
  await spendBudget(context, meta, token?.status === 'fulfilled' ? token.value.org : null);
  requirePathToAgree(procedure['~orpc'].route.path, context.pathname, input);
  if (!token) return next({ context: { caller: anybody } });
  // Only now: whoever knocks with a token that is none pays for it like everybody else.
  if (token.status === 'rejected') throw token.reason;
  const claims = token.value;
  return retrying(() =>
    context.services.db.transaction(async (db) => {
      const known = knownCaller(db, claims, context, meta);
      const caller = signedIn(db, claims.org, known);
      if (!meta.change) return answeredAfter(known, next({ context: { caller } }));

      const { person } = await known;
      const call = idempotentCall(context, person, path, input);
      const earlier = call && (await claimKey(db, call));
      if (earlier && !earlier.same)
        throw problem('idempotency_mismatch', 'This Idempotency-Key was used for another request.');
      if (earlier) return { output: unsealed(context, earlier.body), context: { caller } };
      const result = await next({ context: { caller } });
      requireOneEntry(db, path);
      if (call)
        await keepAnswer(db, call, context.services.sealed.seal(JSON.stringify(result.output ?? null)));
      return result;
    }),
  );
});

const anybody: Caller = { kind: 'anyone' };
const signedIn = (db: AccountDb, orgId: OrgId | null, known: Promise<KnownCaller>): Caller => ({
  kind: 'person',
  db,
  orgDb: orgId && asOrgDb(db, orgId),
  known,
});

/** A read may start while its right is being checked, in the same trip to the database; its answer waits for the check. */
const answeredAfter = async <Result>(
  known: Promise<unknown>,
  reading: PromiseLike<Result> | Result,
): Promise<Result> => {
  const [right, answer] = await Promise.allSettled([known, reading]);
  if (right.status === 'rejected') throw right.reason;
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
};

export const os = root.use(frontDoor);
const narrowing = root.$context<RequestContext & { caller: Caller }>();

/** For endpoints that anyone may call: the use case opens its own transaction. */
export const anyone = narrowing.middleware(({ next, context }) =>
  next({ context: { visit: visitOf(context) } }),
);

/** For endpoints of a signed-in person about themselves. */
export const person = narrowing.middleware(async ({ next, context: { caller } }) => {
  if (caller.kind === 'anyone') throw undeclared();
  const { person, actor } = await caller.known;
  return next({
    context: {
      person,
      db: caller.db,
      membership: actor && caller.orgDb ? { actor, db: caller.orgDb } : null,
    },
  });
});

/** For endpoints of a member inside the organization of the token. */
export const member = narrowing.middleware(async ({ next, context: { caller } }) => {
  if (caller.kind === 'anyone') throw undeclared();
  const { actor } = await caller.known;
  if (!actor || !caller.orgDb) throw undeclared();
  return next({ context: { actor, db: caller.orgDb } });
});

/** For reads that need nothing but the organization's rows: they do not wait to know who reads, only the answer does. */
export const reader = narrowing.middleware(({ next, context: { caller } }) => {
  if (caller.kind === 'anyone') throw undeclared();
  if (!caller.orgDb) throw problem('forbidden', 'You are not an active member of this organization.');
  return next({ context: { db: caller.orgDb } });
});

/** What a use case may know of somebody who is not signed in. */
export type Visit = Pick<
  RequestContext,
  'ip' | 'userAgent' | 'requestId' | 'language' | 'cookies' | 'setCookie'
>;
const visitOf = (context: RequestContext): Visit => context;

const undeclared = () => new Error('The handler asks for more than its endpoint declares.');

/** An endpoint that declares nothing is answered to nobody. */
const declaredMeta = (meta: Partial<EndpointMeta>, path: readonly string[]): EndpointMeta => {
  const { access, change, limit } = meta;
  if (access === undefined || change === undefined || limit === undefined)
    throw new Error(`Endpoint ${path.join('.')} declares nothing.`);
  return { ...meta, access, change, limit };
};

const readToken = async ({ services, accessToken }: RequestContext) =>
  (await Promise.allSettled([services.tokens.readAccess(accessToken)]))[0];

/**
 * Reading and changing is counted for each organization behind an address: two companies in one house do not use up
 * each other's calls. What guards accounts and other people's mailboxes is counted for the address alone, because
 * organizations are quickly founded.
 */
const spendBudget = async (
  { services, ip }: RequestContext,
  { limit }: EndpointMeta,
  orgId: OrgId | null,
) => {
  const key = `${limit}:address:${householdOf(ip)}`;
  if (limit === 'read' || limit === 'change')
    services.limits.spendMany(orgId ? `${key}:organization:${orgId}` : key, addressBudgets[limit]);
  else if (limit === 'refresh') services.limits.spendMany(key, addressBudgets[limit]);
  else await services.limits.spend(key, addressBudgets[limit]);
};

/** A body may not talk about another thing than the path names. */
const requirePathToAgree = (template: string | undefined, pathname: string, input: unknown) => {
  if (!template?.includes('{') || typeof input !== 'object' || input === null) return;
  const parts = pathname.replace(/^\/api/, '').split('/');
  for (const [index, part] of template.split('/').entries()) {
    const name = part.startsWith('{') ? part.slice(1, -1) : undefined;
    const value = name && (input as Record<string, unknown>)[name]; // an object, checked above
    if (name && value !== decodeURIComponent(parts[index] ?? '')) throw fieldProblem(name, 'errors.invalid');
  }
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

/** A deadlock is nobody's fault and over at once: three more tries, each a new transaction. */
const retrying = async <Result>(work: () => Promise<Result>, tries = 3): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (tries === 0 || !isRetriable(error)) throw error;
    return retrying(work, tries - 1);
  }
};
