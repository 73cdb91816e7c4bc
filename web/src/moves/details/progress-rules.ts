import { type LineCounts, settledOf, toPick } from '@archway/contract/moves/line-status';

/** How many pieces came how far, each counted once: together as many as are planned, and came along beside that. */
export type Parts = {
  readonly dropped: number;
  readonly returned: number;
  readonly missing: number;
  /** Or left in the home. */
  readonly sold: number;
  /** Gone without. */
  readonly short: number;
  readonly inTransit: number;
  readonly toPick: number;
};

/** What has come to its end, what is on the way, what is still to pick; of a move that is over, nobody picks anything. */
export const partsOf = (lines: readonly LineCounts[], isOver: boolean): Parts => {
  const sum = (count: (line: LineCounts) => number) => lines.reduce((all, line) => all + count(line), 0);
  const left = sum(toPick);
  return {
    dropped: sum(({ dropped }) => dropped),
    returned: sum(({ returned }) => returned),
    missing: sum(({ missing }) => missing),
    sold: sum(({ sold }) => sold),
    short: sum(({ short }) => short) + (isOver ? left : 0),
    inTransit: sum((line) => Math.max(0, line.picked - settledOf(line))),
    toPick: isOver ? 0 : left,
  };
};

/** How many of them are settled, and of how many. */
export const shareOf = (parts: Parts) => {
  const whole = Object.values(parts).reduce((sum, part) => sum + part, 0);
  return { done: whole - parts.inTransit - parts.toPick, whole };
};
