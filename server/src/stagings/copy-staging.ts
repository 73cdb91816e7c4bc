import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { LineId, RoomId, StagingId } from '@archway/contract/kernel/ids';
import { mostRooms } from '@archway/contract/stagings/limits';
import type { Line } from '@archway/contract/stagings/line';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { newId } from '../platform/ids.ts';
import { addLines, findPromisable, linesOf } from './lines/line-store.ts';
import { promiseLines } from './lines/promise-lines.ts';
import { addRooms, roomsOf } from './rooms/room-store.ts';
import { lockStaging } from './staging-store.ts';

/** Takes the rooms of an earlier job over, and those of its pieces that can still be promised: which, it answers. Pins stay behind. */
export const copyStaging = async (
  context: ChangeContext,
  { from, to }: { from: StagingId; to: StagingId },
): Promise<readonly Pick<Line, 'itemName' | 'quantity'>[]> => {
  const { db, actor } = context;
  if (!(await lockStaging(db, from))) throw fieldProblem('copyOf', 'errors.notFound');
  const rooms = await roomsOf(db, from);
  const known = await roomsOf(db, to);
  if (known.length + rooms.length > mostRooms) throw fieldProblem('rooms', 'errors.tooMany', mostRooms);
  const copies = await addRooms(db, to, rooms, actor.userId);
  const roomOf = new Map(rooms.map(({ id }, index) => [id, copies[index] as RoomId])); // one for each
  const lines = await linesOf(db, from);
  const here =
    lines.length > 0 ? await findPromisable(db, [...new Set(lines.map(({ itemId }) => itemId))]) : new Map();
  const copied = lines.filter(({ itemId }) => here.has(itemId));
  const wanted = copied.map(({ roomId, itemId, quantity, optional, note }) => ({
    id: newId<LineId>(),
    roomId: roomOf.get(roomId) as RoomId, // a line is in a room of its job
    itemId,
    quantity,
    optional,
    note,
    unitId: null,
  }));
  if (wanted.length === 0) return [];
  await addLines(db, to, wanted, actor.userId);
  await promiseLines(context, to, wanted, { onClash: 'refuse' });
  return copied.map(({ itemName, quantity }) => ({ itemName, quantity }));
};
