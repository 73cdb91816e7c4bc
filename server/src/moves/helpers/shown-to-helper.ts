import type { FileId, MoveId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { isPictureOfMove } from './shown-to-helper-store.ts';

/** The covers of what is on a move, and the pictures that were taken on it. */
export const isShownToHelper = (db: OrgDb, moveId: MoveId, pictureId: FileId): Promise<boolean> =>
  isPictureOfMove(db, moveId, pictureId);
