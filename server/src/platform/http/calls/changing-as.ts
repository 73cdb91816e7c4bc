import type { AccountDb } from '../../db/db.ts';
import type { Call } from './call.ts';
import { callerLookupOf } from './caller-lookup.ts';
import { changeOnce } from './change-once.ts';
import type { Caller } from './request-context.ts';

/** A change in its transaction. What fails, as a wrong input does, is told only to those who may call. */
export const changingAs = async <Result extends { output: unknown }>(
  call: Call,
  db: AccountDb,
  use: (caller: Caller) => PromiseLike<Result> | Result,
) => {
  const callerLookup = callerLookupOf(call, db);
  const callerIn = (changing: AccountDb): Caller => ({
    kind: 'person',
    orgId: call.claims.org,
    inside: async (work) => work(changing, callerLookup.known()),
  });
  const [changed] = await Promise.allSettled([
    changeOnce(
      db,
      call,
      callerLookup,
      async (changing): Promise<Result['output']> => (await use(callerIn(changing))).output,
    ),
  ]);
  await callerLookup.known();
  if (changed.status === 'rejected') throw changed.reason;
  return { output: changed.value, context: { caller: callerIn(db) } };
};
