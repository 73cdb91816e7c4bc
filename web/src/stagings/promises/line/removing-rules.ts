import type { LineId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';

/** A line that is taken off the list, and those of its room that came after and before it. */
export type Removed = {
  readonly line: Line;
  readonly next: LineId | null;
  readonly previous: LineId | null;
};

export const removedFrom = (lines: readonly Line[], line: Line): Removed => {
  const room = lines.filter(({ roomId }) => roomId === line.roomId);
  const at = room.findIndex(({ id }) => id === line.id);
  return { line, next: room[at + 1]?.id ?? null, previous: room[at - 1]?.id ?? null };
};

/** How a line is held when it comes back: as it was. */
export const holdAgainAs = ({ held, status }: Pick<Line, 'held' | 'status'>) => {
  if (held === 0) return 'none';
  return status === 'firm' ? 'firm' : 'job';
};

/** Held anew it is as it was before it was let go, unless some of it was not held. */
export const canBeHeldAgain = ({ held, quantity, bumped }: Pick<Line, 'held' | 'quantity' | 'bumped'>) =>
  held === quantity && bumped === 0;

export const addKeyOf = (roomId: string) => `add ${roomId}`;

/** What the keyboard goes on from: the next line, the one before, the button that adds to its room, or, on an empty list, the one there is. */
export const focusAfter = ({ line, next, previous }: Removed): HTMLElement | null =>
  (next && keyed(next)) ??
  (previous && keyed(previous)) ??
  keyed(addKeyOf(line.roomId)) ??
  document.querySelector<HTMLElement>('[data-focus-key^="add "]');

const keyed = (key: string) => document.querySelector<HTMLElement>(`[data-focus-key="${CSS.escape(key)}"]`);
