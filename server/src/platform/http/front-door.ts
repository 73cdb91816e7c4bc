import { createHash } from 'node:crypto';
import { contract } from '@archway/contract';
import { buildAbility } from '@archway/contract/kernel/build-ability';
import type { EndpointMeta } from '@archway/contract/kernel/endpoint';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import { problem } from '@archway/contract/kernel/problem';
import { builtInRules } from '@archway/contract/kernel/roles';
import { implement } from '@orpc/server';
import { type AccountDb, asOrgDb } from '../db/db.ts';
import { isRetriable } from '../db/errors.ts';
import { claimKey, type IdempotentCall, keepAnswer } from '../db/idempotency-store.ts';
import { openRequest, type Standing } from '../db/open-request.ts';
import type { AccessClaims } from '../tokens/tokens.ts';
import { addressBudgets, householdOf } from './limits.ts';
import { lettingRawJsonThrough } from './raw-json.ts';
import type { Actor, Caller, Person, RequestContext } from './request-context.ts';

const root = implement(lettingRawJsonThrough(contract)).$context<RequestContext>();

/**
 * Every call passes here, in this order: budget → who → may they → transaction bound to their organization →
 * answered before? → the use case → exactly one audit entry → commit.
 */
const frontDoor = root.middleware(async ({ context, next, path, procedure }, input) => {
  const meta = declaredMeta(procedure['~orpc'].meta, path);
  await spendBudget(context, meta);
  requirePathToAgree(procedure['~orpc'].route.path, context.pathname, input);
  if (meta.access === 'anyone') return next({ context: { caller: anybody } });

  const claims = await context.services.tokens.readAccess(context.accessToken);
  return retrying(() =>
    context.services.db.transaction(async (db) => {
      const caller: SignedInCaller = callerOf(db, claims, await openRequest(db, claims, context.services.clock.now()), context);
      requireRight(meta, caller);
      if (!meta.change) return next({ context: { caller: caller as Caller } });

      const call = idempotentCall(context, caller.person, path, input);
      const earlier = call && (await claimKey(db, call));
      if (earlier && !earlier.same) throw problem('idempotency_mismatch', 'This Idempotency-Key was used for another request.');
      if (earlier) return { output: unsealed(context, earlier.body), context: { caller: caller as Caller } };
      const result = await next({ context: { caller: caller as Caller } });
      requireOneEntry(db, path);
      if (call) await keepAnswer(db, call, context.services.sealed.seal(JSON.stringify(result.output ?? null)));
      return result;
    }),
  );
});

const anybody: Caller = { kind: 'anyone' };
type SignedInCaller = Extract<Caller, { kind: 'person' }>;

export const os = root.use(frontDoor);

/** For endpoints that anyone may call: the use case opens its own transaction. */
export const anyone = root.$context<RequestContext & { caller: Caller }>().middleware(({ next, context }) => next({ context: { visit: visitOf(context) } }));

/** For endpoints of a signed-in person about themselves. */
export const person = root.$context<RequestContext & { caller: Caller }>().middleware(({ next, context: { caller } }) => {
  if (caller.kind === 'anyone') throw undeclared();
  return next({ context: { person: caller.person, db: caller.db, membership: caller.actor && caller.orgDb ? { actor: caller.actor, db: caller.orgDb } : null } });
});

/** For endpoints of a member inside the organization of the token. */
export const member = root.$context<RequestContext & { caller: Caller }>().middleware(({ next, context: { caller } }) => {
  if (caller.kind === 'anyone' || !caller.actor || !caller.orgDb) throw undeclared();
  return next({ context: { actor: caller.actor, db: caller.orgDb } });
});

/** What a use case may know of somebody who is not signed in. */
export type Visit = Pick<RequestContext, 'ip' | 'userAgent' | 'requestId' | 'language' | 'cookies' | 'setCookie'>;
const visitOf = (context: RequestContext): Visit => context;

const undeclared = () => new Error('The handler asks for more than its endpoint declares.');

/** An endpoint that declares nothing is answered to nobody. */
const declaredMeta = (meta: Partial<EndpointMeta>, path: readonly string[]): EndpointMeta => {
  const { access, change, limit } = meta;
  if (access === undefined || change === undefined || limit === undefined) throw new Error(`Endpoint ${path.join('.')} declares nothing.`);
  return { ...meta, access, change, limit };
};

const spendBudget = async ({ services, ip }: RequestContext, { limit }: EndpointMeta) => {
  const key = `${limit}:address:${householdOf(ip)}`;
  if (limit === 'read' || limit === 'change' || limit === 'refresh') services.limits.spendMany(key, addressBudgets[limit]);
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

const callerOf = (db: AccountDb, claims: AccessClaims, standing: Standing | undefined, context: RequestContext) => {
  if (!standing?.sessionLive || standing.userStatus === 'disabled') throw problem('unauthenticated', 'This session has ended. Sign in again.');
  const person: Person = {
    userId: claims.sub,
    sessionId: claims.sid,
    orgId: claims.org,
    name: `${standing.firstName} ${standing.lastName}`,
    email: standing.email,
    emailVerified: standing.emailVerified,
    locale: standing.userLocale,
    ip: context.ip,
    userAgent: context.userAgent,
    requestId: context.requestId,
  };
  const actor = actorOf(person, standing);
  return { kind: 'person', person, db, actor, orgDb: actor && asOrgDb(db, actor.orgId) } as const;
};

const actorOf = (person: Person, standing: Standing): Actor | null => {
  const { membershipId, roleKey } = standing;
  if (!person.orgId || !membershipId || !roleKey || standing.membershipStatus !== 'active') return null;
  const rules = standing.roleRules ?? (Object.hasOwn(builtInRules, roleKey) ? builtInRules[roleKey as keyof typeof builtInRules] : []);
  return { ...person, orgId: person.orgId, membershipId, role: roleKey, ability: buildAbility(rules), timezone: standing.timezone ?? 'UTC' };
};

const requireRight = (meta: EndpointMeta, caller: SignedInCaller) => {
  if (typeof meta.access === 'object') {
    if (!caller.actor) throw problem('forbidden', 'You are not an active member of this organization.');
    if (!caller.actor.ability.can(meta.access.action, meta.access.subject)) throw problem('forbidden', 'Your role does not allow this.');
  }
  if (meta.needsVerifiedEmail && !caller.person.emailVerified) throw problem('email_not_verified', 'Activate your e-mail address first.');
};

const idempotentCall = (context: RequestContext, person: Person, path: readonly string[], input: unknown): IdempotentCall | undefined => {
  const key = context.idempotencyKey;
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) throw problem('bad_request', 'An Idempotency-Key has 8 to 100 printable characters.');
  const bodyHash = createHash('sha256').update(JSON.stringify(input ?? null)).digest();
  return { userId: person.userId, orgId: person.orgId, key, endpoint: path.join('.'), bodyHash };
};

/** Answers can hold secrets that are shown once (a second factor, recovery codes): they are kept for a repeated call, but sealed. */
const unsealed = ({ services }: RequestContext, kept: unknown): unknown => JSON.parse(services.sealed.open(String(kept)));

const requireOneEntry = (db: AccountDb, path: readonly string[]) => {
  if (db.entries.count !== 1) throw new Error(`${path.join('.')} wrote ${db.entries.count} audit entries; a change writes exactly one.`);
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
