import type { ItemId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';
import type { Mine } from './clash-rules.ts';

/** The lines of a job as sides of clashes. */
export const mineOfLines = (lines: readonly Line[]): Mine[] =>
  lines.map(({ id, itemId, quantity, unitId, status }) => ({
    key: id,
    itemId,
    quantity,
    unitId,
    isOut: status === 'out',
  }));

export const coverIn = (lines: readonly Pick<Line, 'itemId' | 'coverId'>[]) => (itemId: ItemId) =>
  lines.find((line) => line.itemId === itemId)?.coverId ?? null;
