import type { MoveLineStatus } from './states.ts';

export type LineCounts = {
  readonly planned: number;
  readonly picked: number;
  readonly dropped: number;
  readonly returned: number;
  readonly missing: number;
  readonly sold: number;
  readonly short: number;
  readonly substituted: number;
};

/** How many of a line have come to their end. */
export const settledOf = ({ dropped, returned, missing, sold }: LineCounts) =>
  dropped + returned + missing + sold;

/** How many of a line are still to be picked. */
export const toPick = ({ planned, picked, short, substituted }: LineCounts) =>
  Math.max(0, planned - picked - short - substituted);

export const lineStatusOf = (line: LineCounts): MoveLineStatus => {
  const settled = settledOf(line);
  if (line.picked === 0) {
    if (toPick(line) > 0) return 'planned';
    return line.substituted >= line.short ? 'substituted' : 'short';
  }
  if (settled === 0) return toPick(line) > 0 ? 'picking' : 'picked';
  if (settled < line.picked || toPick(line) > 0) return 'dropping';
  if (line.missing > 0) return 'missing';
  return line.returned === settled ? 'returned' : 'dropped';
};
