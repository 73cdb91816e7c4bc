import type { MoveLine } from '@archway/contract/moves/move';
import type { Leg } from '@archway/contract/moves/states';
import type { CrewLine } from './crew-line.ts';
import { pieceOn } from './scan-rules.ts';

export type LineUnit = MoveLine['units'][number];

/**
 * Which piece somebody means who ticks a line without scanning: one that was picked for it, the one that is pinned to it, else one that
 * the server told may be taken, those of its first bins before others. Nothing where none is known: nobody guesses at pieces of other homes.
 */
export const tickedPiece = (
  leg: Leg,
  line: CrewLine,
  lines: readonly CrewLine[],
): { readonly id: string; readonly unit: LineUnit | undefined } | undefined => {
  const told = new Map(lines.flatMap(({ units }) => units.map((unit) => [unit.id as string, unit] as const)));
  const named = (id: string) => ({ id, unit: told.get(id) });
  if (leg !== 'pickup') {
    const carried = line.pieces.find(({ state }) => state === 'picked');
    if (carried) return named(carried.unitId);
  }
  const isFree = (id: string) => isFreeOn(leg, lines, id);
  if (line.unitId && isFree(line.unitId)) return named(line.unitId);
  const [first] = freeUnits(leg, line, lines);
  return first && named(first.id);
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
