import type { OrgId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../db/db.ts';
import { openAndAsk } from '../db/open-request.ts';
import type { Question } from '../db/pool.ts';
import { answeredAfter, type Call, inTransaction, notMember, requireActor, retrying } from './call.ts';
import { callerStanding } from './known-caller.ts';
import { openingOf } from './opening.ts';
import type { Actor, Ask, Caller } from './request-context.ts';

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
      const known = openingOf(call, db).known();
      return answeredAfter(known, work(db, known));
    });
  };
  const ask: Ask = async (question) => {
    const { org } = call.claims;
    if (!org) throw notMember();
    isKnown = true;
    return asking(call, org, question);
  };
  const using = async () => use({ kind: 'person', orgId: call.claims.org, inside, ask });
  const [used] = await Promise.allSettled([using()]);
  if (!isKnown) await inTransaction(call, 'reading', (db) => openingOf(call, db).known());
  if (used.status === 'rejected') throw used.reason;
  return used.value;
};

type Reading = Extract<Caller, { kind: 'person' }>;

const asking = <Row extends object>(
  { context, claims, meta }: Call,
  org: OrgId,
  question: (db: OrgDb) => Question<Row>,
): Promise<{ answer: Row | undefined; actor: Actor }> =>
  retrying(async () => {
    const { db, clock } = context.services;
    const found = await openAndAsk(db.ask, { ...claims, org }, clock.now(), question);
    const actor = requireActor(callerStanding(found?.standing, claims, context, meta));
    return { answer: found?.answer, actor };
  });
