import type { ItemId, LineId, UserId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';
import type { OrgDb } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { addLines, changeLineRows, lowerHold, placeBefore } from '../lines/line-store.ts';
import type { LockedStaging } from '../staging-store.ts';

export type Part = {
  readonly line: Line;
  /** The line after it in its room. */
  readonly next: Line | undefined;
  readonly quantity: number;
  /** What these pieces become. */
  readonly itemId: ItemId;
};

/**
 * Lets so many pieces of a line go, and lists as many of another item right after it, which are still to be promised. What is
 * left of the line is held as it was, and what was taken away from it before stays with it.
 */
export const splitLine = async (
  db: OrgDb,
  { id: stagingId }: LockedStaging,
  { line, next, quantity, itemId }: Part,
  by: UserId,
): Promise<Line> => {
  const { roomId, optional, note } = line;
  await changeLineRows(db, [{ ...line, quantity: line.quantity - quantity }]);
  await lowerHold(db, line.id, Math.max(0, line.held - quantity));
  const parted = { id: newId<LineId>(), roomId, itemId, unitId: null, quantity, optional, note };
  await addLines(db, stagingId, [parted], by);
  if (next) await placeBefore(db, parted.id, next.id);
  return { ...line, ...parted, held: 0, bumped: 0, bumpedBy: null };
};
