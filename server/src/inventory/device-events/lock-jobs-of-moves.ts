import type { MoveId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { lockJobsOf } from './lock-store.ts';

/** Until the transaction ends nobody else moves the jobs of these moves on that what is recorded may. Taken before the moves themselves. */
export const lockJobsOfMoves = async (db: OrgDb, ids: readonly MoveId[]) => {
  await lockJobsOf(db, ids);
};
