import type { ItemId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';
import type { Mine } from './clash-rules.ts';

/** The lines that a call promises, whole, as sides of clashes. The server takes answers about no others. */
export const mineOfLines = (lines: readonly Line[]): Mine[] =>
  lines.map(({ id, itemId, quantity, unitId, status }) => ({
    key: id,
    itemId,
    quantity,
    unitId,
    isOut: status === 'out',
  }));

/** Of a job that holds its pieces only what it holds goes on to other dates or another status. */
export const mineHeld = (lines: readonly Line[]): Mine[] =>
  mineOfLines(lines.flatMap((line) => (line.held > 0 ? [{ ...line, quantity: line.held }] : [])));

export const coverIn = (lines: readonly Pick<Line, 'itemId' | 'coverId'>[]) => (itemId: ItemId) =>
  lines.find((line) => line.itemId === itemId)?.coverId ?? null;
