import type { OrgId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../db/db.ts';
import type { Query } from '../../db/pool.ts';
import { openAndQuery } from '../../db/requests/open-request.ts';
import { answeredAfter, type Call, inTransaction, notMember, requireActor, retrying } from './call.ts';
import { callerLookupOf } from './caller-lookup.ts';
import { callerStanding } from './known-caller.ts';
import type { Actor, Caller, RunQuery } from './request-context.ts';

/**
 * Who calls is found out together with the rows that are read, and before anything is answered: what fails earlier, as a
 * wrong input does, is told only to those who may call.
 */
export const readingAs = async <Result>(
  call: Call,
  use: (caller: Caller) => PromiseLike<Result> | Result,
): Promise<Result> => {
  let isKnown = false;
  const inside: Reading['inside'] = (work) => {
    isKnown = true;
    return inTransaction(call, 'reading', async (db) => {
      const known = callerLookupOf(call, db).known();
      return answeredAfter(known, work(db, known));
    });
  };
  const runQuery: RunQuery = async (query) => {
    const { org } = call.claims;
    if (!org) throw notMember();
    isKnown = true;
    return queryPool(call, org, query);
  };
  const using = async () => use({ kind: 'person', orgId: call.claims.org, inside, runQuery });
  const [used] = await Promise.allSettled([using()]);
  if (!isKnown) await inTransaction(call, 'reading', (db) => callerLookupOf(call, db).known());
  if (used.status === 'rejected') throw used.reason;
  return used.value;
};

type Reading = Extract<Caller, { kind: 'person' }>;

const queryPool = <Row extends object>(
  { context, claims, meta, input }: Call,
  org: OrgId,
  query: (db: OrgDb) => Query<Row>,
): Promise<{ answer: Row | undefined; actor: Actor }> =>
  retrying(async () => {
    const { db, clock } = context.services;
    const found = await openAndQuery(db.runQuery, { ...claims, org }, clock.now(), query);
    const actor = requireActor(callerStanding(found?.standing, claims, context, { meta, input }));
    return { answer: found?.answer, actor };
  });
