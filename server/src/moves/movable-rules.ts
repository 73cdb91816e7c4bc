import type { MoveLine } from '@archway/contract/moves/move';

type MovablePiece = MoveLine['units'][number] & Pick<MoveLine, 'itemId'>;
type Line = Pick<MoveLine, 'id' | 'itemId' | 'unitId' | 'planned'>;

/**
 * Which pieces are named at which line: each once. A piece that is wanted by name stands at its line, and others are dealt out in the
 * order of the lines, each as many as it is planned for; what is left stands at the last line of the item.
 */
export const unitsOf = (
  lines: readonly Line[],
  pieces: readonly MovablePiece[],
): ((line: Line) => MoveLine['units']) => {
  const byLine = new Map<string, MoveLine['units']>();
  const pinnedTo = new Map(lines.flatMap(({ id, unitId }) => (unitId ? [[unitId as string, id]] : [])));
  const byItem = Map.groupBy(pieces, ({ itemId }) => itemId);
  for (const [itemId, own] of Map.groupBy(lines, (line) => line.itemId)) {
    const all = byItem.get(itemId) ?? [];
    const free = all.filter(({ id }) => !pinnedTo.has(id));
    for (const [nth, line] of own.entries()) {
      const isLast = nth === own.length - 1;
      const named = all.filter(({ id }) => pinnedTo.get(id) === line.id);
      const dealt = free.splice(0, isLast ? free.length : Math.max(0, line.planned - named.length));
      byLine.set(line.id, [...named, ...dealt].map(told));
    }
  }
  return ({ id }) => byLine.get(id) ?? [];
};

const told = ({ id, code, locationId, homeLocationId }: MovablePiece) => ({
  id,
  code,
  locationId,
  homeLocationId,
});
