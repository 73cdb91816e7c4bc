import type { MoveEvent, MoveEventKind } from './move-event.ts';

/** How far a piece has come on a move. `passed`: it went on with another move before it was settled here. */
export const pieceStates = [
  'planned',
  'picked',
  'dropped',
  'returned',
  'missing',
  'sold',
  'left',
  'passed',
] as const;
export type PieceState = (typeof pieceStates)[number];

export type MovedPiece = {
  readonly unitId: string;
  readonly itemId: string;
  readonly state: PieceState;
  /** Whether somebody took it up, or must have: nobody drops what nobody picked. */
  readonly wasPicked: boolean;
  /** Taken up by nobody who said so. */
  readonly isInferred: boolean;
  readonly isDamaged: boolean;
  /** The first thing that was recorded of it here: pieces come to lines in this order. */
  readonly firstId: string;
  readonly lineId: string | null;
  readonly roomId: string | null;
  readonly locationId: string | null;
};

const settles: Readonly<Partial<Record<MoveEventKind, PieceState>>> = {
  picked: 'picked',
  dropped: 'dropped',
  returned: 'returned',
  missing: 'missing',
  sold: 'sold',
  left: 'left',
};

/** What was recorded elsewhere of a piece, and when: it went on with another move, or stands in storage. */
export type SettledElsewhere = { readonly state: 'passed' | 'returned'; readonly at: string };
/** By the id of the piece. */
export type Elsewhere = ReadonlyMap<string, SettledElsewhere>;

/**
 * What became of each piece on a move, in the order they came to it. The last thing that was said of a piece holds; what was recorded
 * elsewhere settles what was in hand here until then.
 */
export const foldPieces = (events: readonly MoveEvent[], elsewhere: Elsewhere = new Map()): MovedPiece[] => {
  const pieces = new Map<string, MovedPiece>();
  const inHandSince = new Map<string, string>();
  for (const event of events) {
    if (!event.unitId || !event.itemId) continue;
    const before = pieces.get(event.unitId) ?? untouched(event.unitId, event.itemId, event.id);
    const piece = step(before, event);
    pieces.set(event.unitId, piece);
    if (piece.state === 'picked' && (event.kind === 'picked' || before.state !== 'picked'))
      inHandSince.set(event.unitId, event.at);
  }
  return [...pieces.values()].map((piece) => {
    const settled = piece.state === 'picked' ? elsewhere.get(piece.unitId) : undefined;
    const isSince = settled && Date.parse(settled.at) >= Date.parse(inHandSince.get(piece.unitId) ?? '');
    return isSince ? { ...piece, state: settled.state } : piece;
  });
};

const untouched = (unitId: string, itemId: string, firstId: string): MovedPiece => ({
  unitId,
  itemId,
  state: 'planned',
  wasPicked: false,
  isInferred: false,
  isDamaged: false,
  firstId,
  lineId: null,
  roomId: null,
  locationId: null,
});

const step = (before: MovedPiece, event: MoveEvent): MovedPiece => {
  const piece = {
    ...before,
    lineId: before.lineId ?? event.lineId,
    roomId: event.roomId ?? before.roomId,
    locationId: event.locationId ?? before.locationId,
  };
  if (event.kind === 'damaged') return { ...piece, isDamaged: true };
  if (event.kind === 'found' && piece.state === 'missing')
    return { ...piece, state: piece.wasPicked ? 'picked' : 'planned' };
  const state = settles[event.kind];
  if (!state) return piece;
  const isTaken = event.kind === 'picked' || event.kind === 'dropped' || event.kind === 'returned';
  return {
    ...piece,
    state,
    wasPicked: piece.wasPicked || isTaken,
    isInferred: piece.isInferred || (isTaken && event.kind !== 'picked' && !piece.wasPicked),
  };
};
