import type { LineId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';

/** A line that is taken off the list, and the one of its room that came after it. */
export type Removed = { readonly line: Line; readonly next: LineId | null };

export const removedFrom = (lines: readonly Line[], line: Line): Removed => {
  const room = lines.filter(({ roomId }) => roomId === line.roomId);
  const next = room[room.findIndex(({ id }) => id === line.id) + 1];
  return { line, next: next?.id ?? null };
};

/** How a line is held when it comes back: as it was. */
export const holdAgainAs = ({ held, status }: Pick<Line, 'held' | 'status'>) => {
  if (held === 0) return 'none';
  return status === 'firm' ? 'firm' : 'job';
};

export const addKeyOf = (roomId: string) => `add ${roomId}`;

/** What the keyboard goes on from: the next line, the button that adds to its room, or, on an empty list, the one there is. */
export const focusAfter = ({ line, next }: Removed): HTMLElement | null =>
  (next && keyed(next)) ??
  keyed(addKeyOf(line.roomId)) ??
  document.querySelector<HTMLElement>('[data-focus-key^="add "]');

const keyed = (key: string) => document.querySelector<HTMLElement>(`[data-focus-key="${CSS.escape(key)}"]`);
