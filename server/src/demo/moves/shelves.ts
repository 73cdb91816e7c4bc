import type { ItemId, MoveId, StorageLocationId, UnitId } from '@archway/contract/kernel/ids';
import type { MoveLineValues } from './line-rows.ts';
import type { PlannedMove } from './move-plans.ts';
import type { DemoPiece } from './moves-store.ts';

export type Around = {
  readonly linesOf: ReadonlyMap<MoveId, readonly MoveLineValues[]>;
  readonly pieces: readonly DemoPiece[];
  readonly bins: ReadonlyMap<ItemId, StorageLocationId>;
  readonly beginsAt: ReadonlyMap<MoveId, number>;
  readonly itemNumbers: ReadonlyMap<ItemId, number>;
  readonly now: number;
};

/** Something that a line brought into a home: a piece, or so many of what is only counted. */
export type Brought = {
  readonly line: MoveLineValues;
  readonly thing: Thing;
  readonly binId: StorageLocationId;
};
export type Thing = { readonly unitId: UnitId } | { readonly itemId: ItemId; readonly quantity: number };

export type Home = readonly Brought[];
export type Shelves = ReturnType<typeof makeShelves>;

/** Which pieces stand in their bins at a moment. */
export const makeShelves = ({ pieces, bins, linesOf }: Around) => {
  const pinned = new Set([...linesOf.values()].flat().flatMap(({ unitId }) => unitId ?? []));
  const freeFrom = new Map<UnitId, number>(pieces.map(({ id, addedAt }) => [id, addedAt]));
  const byItem = Map.groupBy(pieces, ({ itemId }) => itemId);
  const out = Number.POSITIVE_INFINITY;
  const takePieces = (
    line: Pick<MoveLineValues, 'itemId' | 'unitId'>,
    many: number,
    at: number,
  ): DemoPiece[] => {
    const taken = (byItem.get(line.itemId) ?? [])
      .filter(({ id }) => (line.unitId ? id === line.unitId : !pinned.has(id)))
      .filter(({ id }) => (freeFrom.get(id) ?? out) < at)
      .slice(0, many);
    for (const { id } of taken) freeFrom.set(id, out);
    return taken;
  };
  return {
    takePieces,
    take: (line: MoveLineValues, at: number): Brought[] => {
      const { itemId, quantity } = line;
      const binId = bins.get(itemId);
      if (binId) return [{ line, thing: { itemId, quantity }, binId }];
      const taken = takePieces(line, quantity, at);
      return taken.map(({ id, homeId }) => ({ line, thing: { unitId: id }, binId: homeId }));
    },
    putBack: (thing: Thing, at: number) => {
      if ('unitId' in thing) freeFrom.set(thing.unitId, at);
    },
  };
};

/** Who has the list, and who carries. */
export const handsOf = ({ hands: [lead, mate], by }: PlannedMove) => ({
  lead: lead ?? by,
  mate: mate ?? lead ?? by,
});
