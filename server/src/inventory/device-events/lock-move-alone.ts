import type { MoveId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { lockNamedMoves } from './lock-store.ts';

/** Until the transaction ends nothing is recorded on this move. Taken before anything else, as by whoever records. */
export const lockMoveAlone = async (db: OrgDb, id: MoveId) => {
  await lockNamedMoves(db, [id], true);
};
