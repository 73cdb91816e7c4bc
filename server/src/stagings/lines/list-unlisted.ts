import type { ItemId, LineId, RoomId, StagingId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { newId } from '../../platform/ids.ts';
import { roomsOf } from '../rooms/room-store.ts';
import { addLines } from './line-store.ts';

type Unlisted = { readonly itemId: ItemId; readonly roomId: RoomId | null; readonly quantity: number };

/**
 * Puts what stands in a home on its list, room by room, where nobody knows better in the first room. Nothing is held for it by
 * this. A home without rooms has no list.
 */
export const listUnlisted = async <Found extends Unlisted>(
  { db, actor }: ChangeContext,
  stagingId: StagingId,
  unlisted: readonly Found[],
): Promise<(Found & { readonly lineId: LineId })[]> => {
  if (unlisted.length === 0) return [];
  const rooms = (await roomsOf(db, stagingId)).map(({ id }) => id);
  const listed = unlisted.flatMap((found) => {
    const roomId = rooms.find((id) => id === found.roomId) ?? rooms[0];
    return roomId ? [{ ...found, roomId, lineId: newId<LineId>() }] : [];
  });
  if (listed.length === 0) return [];
  await addLines(
    db,
    stagingId,
    listed.map(({ lineId, roomId, itemId, quantity }) => ({
      id: lineId,
      roomId,
      itemId,
      quantity,
      unitId: null,
      optional: false,
      note: '',
    })),
    actor.userId,
  );
  return listed;
};
