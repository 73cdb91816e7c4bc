import { problem } from '@archway/contract/kernel/api/problem';
import type { RoomId, StagingId } from '@archway/contract/kernel/ids';
import type { Room } from '@archway/contract/stagings/staging';
import type { OrgDb } from '../../platform/db/db.ts';
import { roomsOf } from './room-store.ts';

/** A room of this job. The job is locked meanwhile, so that its rooms stay as they are. */
export const requireRoom = async (db: OrgDb, stagingId: StagingId, roomId: RoomId): Promise<Room> => {
  const room = (await roomsOf(db, stagingId)).find(({ id }) => id === roomId);
  if (!room) throw problem('not_found', 'That room is not in this staging.');
  return room;
};
