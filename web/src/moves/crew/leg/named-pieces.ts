import type { Leg } from '@archway/contract/moves/states';
import { knownPiece } from '../known/known-things.ts';
import type { MoveState } from '../known/move-session.ts';
import type { CrewLine } from '../rules/crew-line.ts';
import { meantPieces } from '../rules/tick-rules.ts';

/** A piece of a line, as people call it. */
export type NamedPiece = { readonly id: string; readonly code: string; readonly homeId: string | null };

/** The pieces that somebody may mean by a line, by the codes on them. */
export const namedPieces = (leg: Leg, line: CrewLine, { lines, rows }: MoveState): readonly NamedPiece[] =>
  meantPieces(leg, line, lines).map(({ id, unit }) => {
    const known = knownPiece(id);
    const pinned = line.unitId === id ? line.unitCode : null;
    return {
      id,
      code: known?.code ?? unit?.code ?? pinned ?? toldCode(rows, id),
      homeId: known?.homeId ?? unit?.homeLocationId ?? null,
    };
  });

const toldCode = (rows: MoveState['rows'], id: string): string => {
  for (const { unitId, unitCode } of rows.values()) if (unitId === id && unitCode) return unitCode;
  return '';
};
