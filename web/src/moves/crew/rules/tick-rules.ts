import type { MoveLine } from '@archway/contract/moves/move';
import type { Leg, MoveKind } from '@archway/contract/moves/states';
import type { CrewLine } from './crew-line.ts';
import { pieceOn } from './scan-rules.ts';

export type LineUnit = MoveLine['units'][number];

type MeantPiece = { readonly id: string; readonly unit: LineUnit | undefined };

/**
 * The pieces that somebody may mean by a line without scanning: those that were picked for it, and for its like; the one that is pinned to
 * it; else those that the server told may be taken, of its first bins before others. None where none is known: nobody guesses at pieces of
 * other homes.
 */
export const meantPieces = (leg: Leg, line: CrewLine, lines: readonly CrewLine[]): readonly MeantPiece[] => {
  const told = new Map(lines.flatMap(({ units }) => units.map((unit) => [unit.id as string, unit] as const)));
  const named = (id: string) => ({ id, unit: told.get(id) });
  const carried = leg === 'pickup' ? [] : carriedFor(line, lines);
  if (carried.length > 0) return carried.map(named);
  if (line.unitId && isFreeOn(leg, lines, line.unitId)) return [named(line.unitId)];
  return freeUnits(leg, line, lines).map(({ id }) => named(id));
};

/** Which of them a tick takes: any will do, as long as nothing is said of the piece itself. */
export const tickedPiece = (leg: Leg, line: CrewLine, lines: readonly CrewLine[]): MeantPiece | undefined =>
  meantPieces(leg, line, lines)[0];

/** In the hands for a line. Pieces of an item come to its lines in any order: what is in hand for another line may be the one, too. */
const carriedFor = (line: CrewLine, lines: readonly CrewLine[]): string[] => {
  const inHand = (own: CrewLine) =>
    own.pieces.flatMap(({ unitId, state }) => (state === 'picked' ? [unitId] : []));
  const own = inHand(line);
  if (own.length === 0) return own;
  const pinned = own.filter((id) => id === line.unitId);
  if (pinned.length > 0) return pinned;
  const others = lines.filter(({ id, itemId }) => id !== line.id && itemId === line.itemId);
  return [...own, ...others.flatMap((other) => inHand(other).filter((id) => id !== other.unitId))];
};

type OfNextPiece = {
  readonly verdict: string;
  readonly condition?: string | undefined;
  readonly reason: string;
};

/** Whether what is recorded of the next piece is true of that very one, and not of any like it. */
export const isOfOnePiece = (
  kind: MoveKind,
  leg: Leg,
  { verdict, condition, reason }: OfNextPiece,
): boolean => {
  if (leg === 'pickup') return false;
  if (leg === 'return') return reason === 'damaged';
  return kind === 'out' ? verdict !== 'ok' : condition !== undefined;
};

/** The pieces that may be taken for a line now, those that are dealt to it and stand in its first bins before others. */
export const freeUnits = (leg: Leg, line: CrewLine, lines: readonly CrewLine[]): LineUnit[] => {
  const bins = line.bins.map(({ locationId }) => locationId as string);
  const rank = ({ locationId }: LineUnit) => {
    const nth = bins.indexOf(locationId ?? '');
    return nth < 0 ? bins.length : nth;
  };
  const ofItem = lines.filter(({ itemId }) => itemId === line.itemId);
  const pinnedElsewhere = new Set(
    ofItem.flatMap(({ id, unitId }) => (unitId && id !== line.id ? [unitId] : [])),
  );
  return [line, ...ofItem.filter(({ id }) => id !== line.id)]
    .flatMap(({ units }, nth) => units.map((unit) => ({ unit, nth: Math.min(nth, 1) })))
    .filter(({ unit }) => !pinnedElsewhere.has(unit.id) && isFreeOn(leg, lines, unit.id))
    .sort(
      (one, other) =>
        rank(one.unit) - rank(other.unit) ||
        one.nth - other.nth ||
        (one.unit.code < other.unit.code ? -1 : 1),
    )
    .map(({ unit }) => unit);
};

const isFreeOn = (leg: Leg, lines: readonly CrewLine[], unitId: string) => {
  const state = pieceOn(lines, unitId)?.piece.state;
  return state === undefined || state === 'planned' || (leg === 'pickup' && state === 'returned');
};
