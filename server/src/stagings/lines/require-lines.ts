import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { ItemId, LineId, RoomId, StagingId, UnitId } from '@archway/contract/kernel/ids';
import { type Line, mostLines } from '@archway/contract/stagings/line';
import type { OrgDb } from '../../platform/db/db.ts';
import { roomsOf } from '../rooms/room-store.ts';
import { countLines, findPromisable, itemsOfUnits, linesOf } from './line-store.ts';

/** Lines of a job, those that are named or all; each must be one of its own. */
export const requireLines = async (
  db: OrgDb,
  stagingId: StagingId,
  ids: readonly LineId[] | undefined,
): Promise<Line[]> => {
  const lines = await linesOf(db, stagingId);
  if (!ids) return lines;
  const wanted = lines.filter(({ id }) => ids.includes(id));
  if (wanted.length !== new Set(ids).size) throw fieldProblem('lineIds', 'errors.notFound');
  return wanted;
};

/** A job has no more lines than anybody could look through. */
export const requireRoomFor = async (db: OrgDb, stagingId: StagingId, added: number, field: string) => {
  if ((await countLines(db, stagingId)) + added > mostLines)
    throw fieldProblem(field, 'errors.tooMany', mostLines);
};

type Wanted = {
  readonly roomId: RoomId;
  readonly itemId: ItemId;
  readonly unitId: UnitId | null;
  readonly quantity: number;
};

/** Lines go into rooms of their job, of items that can be promised; a pinned piece is one of its item. */
export const requirePromisable = async (
  db: OrgDb,
  stagingId: StagingId,
  lines: readonly Wanted[],
  fieldOf: (index: number, name: string) => string,
) => {
  const rooms = new Set((await roomsOf(db, stagingId)).map(({ id }) => id));
  const items = await findPromisable(db, [...new Set(lines.map(({ itemId }) => itemId))]);
  const pieces = await itemsOfUnits(
    db,
    lines.flatMap(({ unitId }) => unitId ?? []),
  );
  for (const [index, { roomId, itemId, unitId, quantity }] of lines.entries()) {
    if (!rooms.has(roomId)) throw fieldProblem(fieldOf(index, 'roomId'), 'errors.notFound');
    if (!items.has(itemId)) throw fieldProblem(fieldOf(index, 'itemId'), 'errors.notFound');
    if (unitId && pieces.get(unitId) !== itemId)
      throw fieldProblem(fieldOf(index, 'unitId'), 'errors.notFound');
    if (unitId && quantity !== 1) throw fieldProblem(fieldOf(index, 'quantity'), 'errors.tooBig', 1);
  }
};
