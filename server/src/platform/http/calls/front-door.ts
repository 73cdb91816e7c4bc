import { join } from 'node:path';
import { contract } from '@archway/contract';
import { type ChangeAction, invalidatedBy } from '@archway/contract/changes';
import type { EndpointMeta } from '@archway/contract/kernel/api/endpoint';
import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { OrgId } from '@archway/contract/kernel/ids';
import { implement } from '@orpc/server';
import { asOrgDb } from '../../db/db.ts';
import { requireStorable } from '../bodies/require-storable.ts';
import { isUnread, withFormRead } from '../bodies/unread-form.ts';
import { addressBudgets, householdOf } from '../load/limits.ts';
import { inTurn } from '../load/turns.ts';
import { type Call, inTransaction, requireActor } from './call.ts';
import { callerLookupOf } from './caller-lookup.ts';
import { changeOnce } from './change-once.ts';
import { changingAs } from './changing-as.ts';
import { lettingRawJsonThrough } from './raw-json.ts';
import { readingAs } from './reading-as.ts';
import type { Caller, RequestContext } from './request-context.ts';

const root = implement(lettingRawJsonThrough(contract)).$context<RequestContext>();

/**
 * Every call passes here: whose token → budget → may they → answered before? → the use case → exactly one audit entry →
 * commit. What only reads goes to the database together with the question whether they may; nothing is answered and
 * nothing is kept before that is known.
 */
const frontDoor = root.middleware(async ({ context, next, path, procedure }, input) => {
  const meta = declaredMeta(procedure['~orpc'].meta, path);
  if (isUnread(input) && meta.largestFile === undefined) throw problem('unsupported_type', 'Send JSON.');
  if (meta.change) context.tellInvalidated(invalidatedBy(meta.change as ChangeAction)); // of an endpoint of the contract;
  const token = meta.access === 'anyone' ? undefined : await readToken(context);
  await spendBudget(context, meta, token?.status === 'fulfilled' ? token.value.org : null);
  requireStorable(input, meta.readsItself);
  requirePathToAgree(procedure['~orpc'].route.path, context.pathname, input);
  if (!token) return next({ context: { caller: anybody } });
  // Only now: whoever knocks with a token that is none pays for it like everybody else.
  if (token.status === 'rejected') throw token.reason;
  const call: Call = { context, meta, path, input, claims: token.value };
  const use = (caller: Caller) => next({ context: { caller } });
  const answered = () => {
    if (meta.largestFile !== undefined || meta.answersFile) return workingOnFile(call, use);
    if (!meta.change) return readingAs(call, use);
    return inTransaction(call, 'changing', (db) => changingAs(call, db, use));
  };
  const { org, sub } = token.value;
  const turn = meta.inTurn && org && { orgId: org, userId: sub, thing: namedIn(input, meta.inTurn) };
  const answer = await (turn ? inTurn(turn, answered) : answered());
  if (org) context.services.presence.seen(org, sub);
  return answer;
});

/**
 * A file is let in from those who may send it, and no transaction is open while it arrives, is worked on or is made to
 * be answered. Whether they may is asked again when the use case makes its change.
 */
const workingOnFile = async <Result>(
  call: Call,
  use: (caller: Caller) => PromiseLike<Result> | Result,
): Promise<Result> => {
  const actor = requireActor(await inTransaction(call, 'reading', (db) => callerLookupOf(call, db).known()));
  const folder = join(call.context.services.config.ARCHWAY_DATA, 'arriving');
  const from = { orgId: actor.orgId, userId: actor.userId, address: householdOf(call.context.ip), folder };
  return withFormRead(from, call.input, call.meta.largestFile ?? 0, async () => {
    let changes = 0;
    const result = await use({
      kind: 'uploader',
      actor,
      change: (work) => {
        changes += 1;
        return inTransaction(call, 'changing', async (db) => {
          const callerLookup = callerLookupOf(call, db);
          const known = requireActor(await callerLookup.known());
          return changeOnce(db, call, callerLookup, (changing) =>
            work(asOrgDb(changing, known.orgId), known),
          );
        });
      },
    });
    if (changes !== 1) throw new Error(`${call.path.join('.')} made ${changes} changes; a file is one.`);
    return result;
  });
};

/** What a field names, before anybody knows whether it may. */
const namedIn = (input: unknown, field: string) => {
  const value = typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined;
  return typeof value === 'string' ? value.toLowerCase().slice(0, 64) : '';
};

const anybody: Caller = { kind: 'anyone' };

export const os = root.use(frontDoor);

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
