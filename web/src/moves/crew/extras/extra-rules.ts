import type { CrewLine } from '../rules/crew-line.ts';

/** A piece, or so many of what is only counted, that came along without being planned. */
export type Extra = {
  readonly itemId: string;
  readonly name: string;
  readonly unitId: string | null;
  readonly quantity: number;
  /** The room it was dropped in. */
  readonly roomId: string | null;
};

type Promised = { readonly itemId: string; readonly unitId: string | null; readonly quantity: number };

/** Lines that somebody decides about: what is in the hands of the crew or in the home beside what was planned. */
export const undecidedLines = (lines: readonly CrewLine[]): CrewLine[] =>
  lines.filter(
    ({ isExtra, substituteFor, picked, returned }) =>
      (isExtra || substituteFor !== null) && picked - returned > 0,
  );

/** What of such a line the job does not have on its list yet: pieces by name, of what is only counted how many. */
export const missingOn = (
  line: CrewLine,
  lines: readonly CrewLine[],
  promised: readonly Promised[],
): Extra[] => {
  const { itemId, itemName: name, roomId } = line;
  if (line.tracking === 'unit') {
    const known = new Set(promised.map(({ unitId }) => unitId));
    return line.pieces
      .filter(({ unitId, state }) => (state === 'picked' || state === 'dropped') && !known.has(unitId))
      .map((piece) => ({ itemId, name, unitId: piece.unitId, quantity: 1, roomId: piece.roomId ?? roomId }));
  }
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
  const planned = sum(
    lines.flatMap((each) =>
      each.itemId === itemId && !each.isExtra && each.substituteFor === null ? [each.planned] : [],
    ),
  );
  const onList = sum(promised.flatMap((each) => (each.itemId === itemId ? [each.quantity] : [])));
  const quantity = line.picked - line.returned - Math.max(0, onList - planned);
  return quantity > 0 ? [{ itemId, name, unitId: null, quantity, roomId }] : [];
};
