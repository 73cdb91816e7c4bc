import type { LineCounts } from '@archway/contract/moves/line-status';
import type { Leg, MoveKind } from '@archway/contract/moves/states';

/** How many of a line there are to do on a leg, and how many are done. */
export type Done = { readonly done: number; readonly total: number };

/**
 * What is to do on a leg. At the door it is everything that was planned and not gone without, because what others picked a
 * phone without a network has not heard of; what is brought back is what was picked and has no home.
 */
export const doneOn = (kind: MoveKind, leg: Leg, line: LineCounts): Done => {
  const { planned, picked, dropped, returned, missing, sold, short, substituted } = line;
  const wanted = Math.max(picked, planned - short - substituted);
  switch (leg) {
    case 'pickup':
      return { done: picked + short + substituted, total: Math.max(planned, picked + short + substituted) };
    case 'dropoff':
      return kind === 'in'
        ? { done: dropped + returned + missing + sold, total: wanted }
        : { done: dropped, total: Math.max(0, wanted - missing - sold) };
    case 'return':
      return { done: returned, total: Math.max(0, picked - dropped - missing - sold) };
  }
};

export const isDone = ({ done, total }: Done) => done >= total;

/** How many are left to do. */
export const leftOn = (kind: MoveKind, leg: Leg, line: LineCounts) => {
  const { done, total } = doneOn(kind, leg, line);
  return Math.max(0, total - done);
};

export const sumOf = (all: readonly Done[]): Done => ({
  done: all.reduce((sum, { done }) => sum + done, 0),
  total: all.reduce((sum, { total }) => sum + total, 0),
});

/** The same of a whole leg: what takes the place of a line is counted with that line when both are picked up. */
export const doneOfLeg = (kind: MoveKind, leg: Leg, lines: readonly LineCounts[]): Done => {
  const { done, total } = sumOf(lines.map((line) => doneOn(kind, leg, line)));
  const twice = leg === 'pickup' ? lines.reduce((sum, { substituted }) => sum + substituted, 0) : 0;
  return { done: done - twice, total: total - twice };
};

/** The part of a move that is to be done now, by how far anybody got. */
export const currentLeg = (kind: MoveKind, status: string): Leg => {
  if (kind === 'out') return status === 'in_transit' || status === 'checking_in' ? 'dropoff' : 'pickup';
  if (status === 'returning') return 'return';
  return status === 'in_transit' || status === 'on_site' ? 'dropoff' : 'pickup';
};
