import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { RoomId, StagingId } from '@archway/contract/kernel/ids';
import { asReading } from '../../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { getStaging, requireStaging, stagingName } from '../get-staging.ts';
import { linesOf } from '../lines/line-store.ts';
import { requireRoom } from './require-room.ts';
import { deleteRoom, moveRoomLines, roomsOf } from './room-store.ts';

/** Removes a room. What is promised to it goes to another one; without one to go to it keeps the room here. */
export const removeRoom = async (
  context: ChangeContext,
  { id, roomId, moveTo }: { id: StagingId; roomId: RoomId; moveTo?: RoomId | undefined },
) => {
  const { db, record } = context;
  const staging = await requireStaging(db, id);
  const room = await requireRoom(db, id, roomId);
  const lines = (await linesOf(db, id)).filter((line) => line.roomId === roomId).length;
  if (moveTo === roomId) throw fieldProblem('moveTo', 'errors.choice');
  if (moveTo && !(await roomsOf(db, id)).some((other) => other.id === moveTo))
    throw fieldProblem('moveTo', 'errors.notFound');
  if (lines > 0 && !moveTo)
    throw problem('in_use', `${room.name} is in use (lines: ${lines}). Move them to another room first.`, {
      lines,
    });
  if (moveTo) await moveRoomLines(db, roomId, moveTo);
  await deleteRoom(db, roomId);
  await record({ id, name: stagingName(staging) }, { room: room.name });
  return getStaging(asReading(context), { id });
};
