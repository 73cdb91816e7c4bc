import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { RoomId, StagingId } from '@archway/contract/kernel/ids';
import { asReading } from '../../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { getStaging, requireStaging, stagingName } from '../get-staging.ts';
import { roomsOf, setRoomOrder } from './room-store.ts';

/** Puts the rooms in order; those that are not named come after them. */
export const orderRooms = async (
  context: ChangeContext,
  { id, roomIds }: { id: StagingId; roomIds: RoomId[] },
) => {
  const { db, record } = context;
  const staging = await requireStaging(db, id);
  const rooms = (await roomsOf(db, id)).map((room) => room.id);
  if (roomIds.some((roomId) => !rooms.includes(roomId))) throw fieldProblem('roomIds', 'errors.notFound');
  await setRoomOrder(db, [...new Set([...roomIds, ...rooms])]);
  await record({ id, name: stagingName(staging) });
  return getStaging(asReading(context), { id });
};
