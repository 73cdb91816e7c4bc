import { assignCounted, type CountedShare } from './assign-counted.ts';
import { assignPieces } from './assign-pieces.ts';
import { type Elsewhere, foldPieces, type MovedPiece } from './fold-pieces.ts';
import { lineStatusOf } from './line-status.ts';
import { countingEvents, type MoveEvent } from './move-event.ts';
import type { AddedLine, PlannedLine } from './planned-line.ts';
import type { MoveKind, MoveLineStatus } from './states.ts';

/** How many of a line: R6 holds of them, because each piece is counted by what was said of it last. */
export type Counts = {
  /** Taken up, or judged where they were. */
  readonly picked: number;
  readonly dropped: number;
  readonly returned: number;
  readonly missing: number;
  readonly sold: number;
  readonly damaged: number;
};

export type FoldedLine = PlannedLine &
  Counts & {
    /** Came along without being planned. The lead judges it. */
    readonly isExtra: boolean;
    /** The line whose place it takes. */
    readonly substituteFor: string | null;
    /** Gone without, and replaced by others. */
    readonly short: number;
    readonly substituted: number;
    readonly pieces: readonly MovedPiece[];
    readonly status: MoveLineStatus;
  };

export type MovePlan = { readonly kind: MoveKind; readonly lines: readonly PlannedLine[] };

/**
 * What every line has come to: the fold of all events of the move, whatever order they arrived in. The same on the server and
 * on every device, so that they agree as soon as they know the same events.
 */
export const foldMove = (
  { kind, lines }: MovePlan,
  events: readonly MoveEvent[],
  elsewhere: Elsewhere = new Map(),
): FoldedLine[] => {
  const counting = countingEvents(events);
  const pieces = foldPieces(counting, elsewhere).filter(({ state }) => state !== 'planned');
  const ofPieces = assignPieces(lines, pieces);
  const counted = assignCounted(lines, counting, kind);
  const shorts = sumBy(counting.filter(({ kind: what }) => what === 'shorted'));
  const all = [...lines.map(planned), ...ofPieces.added, ...counted.added];
  const folded = all.map((line) =>
    countLine(kind, line, ofPieces.of.get(line.id) ?? [], counted.of.get(line.id)),
  );
  const replaced = new Map<string, number>();
  for (const { substituteFor, picked } of folded)
    if (substituteFor) replaced.set(substituteFor, (replaced.get(substituteFor) ?? 0) + picked);
  return folded.map((line) => finish(line, replaced.get(line.id) ?? 0, shorts.get(line.id) ?? 0));
};

const planned = (line: PlannedLine): AddedLine => ({ ...line, isExtra: false, substituteFor: null });

const sumBy = (events: readonly MoveEvent[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { lineId, quantity } of events) if (lineId) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  return sums;
};

type Counted = AddedLine & Counts & { readonly pieces: readonly MovedPiece[]; readonly unfound: number };

const countLine = (
  kind: MoveKind,
  line: AddedLine,
  pieces: readonly MovedPiece[],
  share: CountedShare | undefined,
): Counted => {
  const how = (fits: (piece: MovedPiece) => boolean) => pieces.filter(fits).length;
  const isUnfound = ({ state, wasPicked }: MovedPiece) => kind === 'in' && state === 'missing' && !wasPicked;
  const counts = {
    picked: how((piece) => !isUnfound(piece)) + (share?.picked ?? 0),
    // What comes home from a home is dropped in storage.
    dropped: how(({ state }) => isDropped(kind, state)) + (share?.dropped ?? 0),
    returned: how(({ state }) => kind === 'in' && state === 'returned') + (share?.returned ?? 0),
    missing: how((piece) => piece.state === 'missing' && !isUnfound(piece)) + (share?.missing ?? 0),
    sold: how(({ state }) => state === 'sold' || state === 'left') + (share?.sold ?? 0),
    damaged: how(({ isDamaged }) => isDamaged),
  };
  const isAdded = line.isExtra || line.substituteFor !== null;
  return {
    ...line,
    ...counts,
    planned: isAdded ? counts.picked : line.planned,
    pieces,
    unfound: how(isUnfound) + (share?.unfound ?? 0),
  };
};

const isDropped = (kind: MoveKind, state: MovedPiece['state']) =>
  state === 'passed' ||
  state === (kind === 'in' ? 'dropped' : 'returned') ||
  (kind === 'out' && state === 'dropped');

/** What is there counts: nothing is short or replaced that was picked after all. */
const finish = ({ unfound, ...line }: Counted, replacing: number, shorted: number): FoldedLine => {
  const open = Math.max(0, line.planned - line.picked);
  const substituted = Math.min(open, replacing);
  const short = Math.min(open - substituted, shorted + unfound);
  const counts = { ...line, substituted, short };
  return { ...counts, status: lineStatusOf(counts) };
};
