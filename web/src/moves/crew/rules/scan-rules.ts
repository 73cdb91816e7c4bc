import type { MovedPiece } from '@archway/contract/moves/fold-pieces';
import type { Leg, MoveKind } from '@archway/contract/moves/states';
import type { CrewLine } from './crew-line.ts';
import { leftOn } from './leg-counts.ts';

type Piece = { readonly unitId: string; readonly itemId: string };

/** What a scan of a piece comes to on a leg. */
export type ScanMeaning =
  /** It is recorded. `line` is where it belongs, `note` what is worth a second look. */
  | {
      readonly does: 'record';
      readonly line: CrewLine | undefined;
      readonly note?: 'extra' | 'over' | 'unpicked' | 'otherRoom' | 'substitute' | undefined;
    }
  /** It is done already, and nothing is recorded. */
  | { readonly does: 'nothing'; readonly line: CrewLine; readonly state: MovedPiece['state'] };

export type Standing = {
  readonly kind: MoveKind;
  readonly leg: Leg;
  readonly lines: readonly CrewLine[];
  /** The room that pieces go into now; nothing: each into its own. */
  readonly roomId?: string | undefined;
  /** The line whose place the next piece takes. */
  readonly substituteFor?: string | undefined;
};

/**
 * What the scan of a piece means where somebody stands. Nothing is ever refused: whatever is not on the move comes along as
 * extra. Only what is done already is not recorded again.
 */
export const meaningOf = ({ unitId, itemId }: Piece, standing: Standing): ScanMeaning => {
  const { lines, substituteFor } = standing;
  const known = pieceOn(lines, unitId);
  if (known && isDoneHere(known.piece, standing))
    return { does: 'nothing', line: known.line, state: known.piece.state };
  if (known) return { does: 'record', line: known.line, note: noteOf(known.line, known.piece, standing) };
  const replaced = lines.find(({ id }) => id === substituteFor);
  if (replaced)
    return { does: 'record', line: replaced, note: replaced.itemId === itemId ? undefined : 'substitute' };
  const own = lines.filter((line) => line.itemId === itemId && !line.isExtra);
  const open =
    own.find((line) => line.unitId === unitId) ??
    own.find((line) => isInRoom(line, standing) && hasRoom(line)) ??
    own.find(hasRoom);
  if (open) return { does: 'record', line: open, note: noteOf(open, undefined, standing) };
  return { does: 'record', line: own[0], note: own.length > 0 ? 'over' : 'extra' };
};

export const pieceOn = (lines: readonly CrewLine[], unitId: string) => {
  for (const line of lines) {
    const piece = line.pieces.find((each) => each.unitId === unitId);
    if (piece) return { line, piece };
  }
  return undefined;
};

/**
 * Whether a piece is on a move, for whoever scans it elsewhere: somebody has had it in hand there, it is wanted by name, or it is in the
 * home that is emptied. Others of its item that stand on a shelf are only looked at.
 */
export const isOnMove = (unitId: string, kind: MoveKind, lines: readonly CrewLine[]): boolean =>
  pieceOn(lines, unitId) !== undefined ||
  lines.some(
    (line) => line.unitId === unitId || (kind === 'out' && line.units.some(({ id }) => id === unitId)),
  );

/** Any piece of the item fills a line that is not full. */
const hasRoom = ({ planned, picked }: CrewLine) => picked < planned;

const isInRoom = ({ roomId }: CrewLine, standing: Standing) =>
  standing.roomId === undefined || roomId === standing.roomId;

const isDoneHere = ({ state, roomId }: MovedPiece, { kind, leg, roomId: chosen }: Standing): boolean => {
  switch (leg) {
    case 'pickup':
      return kind === 'in' ? state === 'picked' || state === 'dropped' : isTaken(state);
    case 'dropoff':
      // A piece that is carried on into another room is recorded there.
      if (kind === 'in') return state === 'dropped' && (chosen === undefined || chosen === roomId);
      return state === 'returned' || state === 'dropped';
    case 'return':
      return state === 'returned';
  }
};

const isTaken = (state: MovedPiece['state']) => ['picked', 'dropped', 'returned'].includes(state);

const noteOf = (line: CrewLine, piece: MovedPiece | undefined, { leg, roomId }: Standing) => {
  if (leg !== 'pickup' && !piece?.wasPicked) return 'unpicked';
  if (leg === 'dropoff' && roomId !== undefined && line.roomId !== null && line.roomId !== roomId)
    return 'otherRoom';
  return undefined;
};

/** How many of what is only counted are offered at once: whatever is left of the item. */
export const offeredOf = (itemId: string, { kind, leg, lines }: Standing): number =>
  lines.filter((line) => line.itemId === itemId).reduce((sum, line) => sum + leftOn(kind, leg, line), 0);

/** Where a piece is put on its way home: where somebody says, else where it belongs, else where its like stands. */
export const binFor = (
  chosen: string | undefined,
  { homeId, line }: { readonly homeId: string | null; readonly line: CrewLine | undefined },
): string | undefined => chosen ?? homeId ?? line?.bins[0]?.locationId;
