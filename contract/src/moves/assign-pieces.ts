import type { MovedPiece } from './fold-pieces.ts';
import type { AddedLine, PlannedLine } from './planned-line.ts';

type Assigned = {
  readonly of: ReadonlyMap<string, readonly MovedPiece[]>;
  readonly added: readonly AddedLine[];
};

/**
 * Which piece fills which line. Whoever is meant for a line by name comes first: recorded for it, or pinned to it. Then any
 * piece of the item, wherever there is room; pins of others that have not come give way last. What is left came extra, or in
 * the place of a line of another item.
 */
export const assignPieces = (lines: readonly PlannedLine[], pieces: readonly MovedPiece[]): Assigned => {
  const of = new Map<string, MovedPiece[]>();
  const added = new Map<string, AddedLine>();
  const byId = new Map(lines.map((line) => [line.id, line]));
  const byItem = Map.groupBy(lines, ({ itemId }) => itemId);
  const pinnedTo = new Map(lines.flatMap((line) => (line.unitId ? [[line.unitId, line] as const] : [])));
  const put = (lineId: string, piece: MovedPiece) => {
    const here = of.get(lineId);
    if (here) here.push(piece);
    else of.set(lineId, [piece]);
  };
  const hasRoom = ({ id, planned }: PlannedLine) => (of.get(id)?.length ?? 0) < planned;

  const pinned = pieces.filter(({ unitId, itemId }) => {
    const line = pinnedTo.get(unitId);
    return line?.itemId === itemId && hasRoom(line);
  });
  for (const piece of pinned) put(pinnedTo.get(piece.unitId)?.id ?? '', piece);
  const isPinned = new Set(pinned.map(({ unitId }) => unitId));

  const later: MovedPiece[] = [];
  for (const piece of pieces) {
    if (isPinned.has(piece.unitId)) continue;
    const meant = byId.get(piece.lineId ?? '');
    if (meant && meant.itemId !== piece.itemId) {
      const id = substituteId(added, meant.id, piece);
      put(id, piece);
    } else if (meant && hasRoom(meant)) put(meant.id, piece);
    else later.push(piece);
  }
  for (const piece of later) {
    const own = byItem.get(piece.itemId) ?? [];
    const line =
      own.find((each) => !each.unitId && hasRoom(each)) ?? own.find((each) => hasRoom(each)) ?? undefined;
    put(line?.id ?? extraId(added, piece), piece);
  }
  return { of, added: [...added.values()] };
};

const addedLine = (piece: { itemId: string; roomId: string | null }, id: string) => ({
  id,
  itemId: piece.itemId,
  unitId: null,
  roomId: piece.roomId,
  planned: 0,
});

/** One line for each item that takes the place of a line. */
const substituteId = (added: Map<string, AddedLine>, lineId: string, piece: MovedPiece): string => {
  const known = [...added.values()].find(
    ({ substituteFor, itemId }) => substituteFor === lineId && itemId === piece.itemId,
  );
  if (known) return known.id;
  added.set(piece.firstId, { ...addedLine(piece, piece.firstId), isExtra: false, substituteFor: lineId });
  return piece.firstId;
};

/** One line for each item that came along. */
const extraId = (added: Map<string, AddedLine>, piece: MovedPiece): string => {
  const known = [...added.values()].find(({ isExtra, itemId }) => isExtra && itemId === piece.itemId);
  if (known) return known.id;
  added.set(piece.firstId, { ...addedLine(piece, piece.firstId), isExtra: true, substituteFor: null });
  return piece.firstId;
};
