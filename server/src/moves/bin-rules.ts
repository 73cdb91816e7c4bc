import type { ItemId, StorageLocationId, UnitId } from '@archway/contract/kernel/ids';
import type { MoveLine } from '@archway/contract/moves/move';
import { walkingOrder } from './pull-rules.ts';

type Branch = Parameters<typeof walkingOrder>[0][number];
/** How many of an item stand in a location; of a piece with a name, that one. */
type StandingItem = {
  readonly itemId: ItemId;
  readonly unitId: UnitId | null;
  readonly locationId: StorageLocationId;
  readonly quantity: number;
};
type Line = Pick<MoveLine, 'itemId' | 'unitId'>;

/** The names on the way to a location, from the outside in. */
const pathTo = (branches: ReadonlyMap<string, Branch>, id: string): string[] => {
  const path: string[] = [];
  const seen = new Set<string>();
  let here = branches.get(id);
  while (here && !seen.has(here.id)) {
    seen.add(here.id);
    path.unshift(here.name);
    here = branches.get(here.parentId ?? '');
  }
  return path;
};

/** Where the pieces of each line are fetched or brought home to, in the order in which somebody walks by. */
export const binsOf = (
  standing: readonly StandingItem[],
  all: readonly Branch[],
): ((line: Line) => MoveLine['bins']) => {
  const branches = new Map(all.map((branch) => [branch.id, branch]));
  const order = new Map(walkingOrder(all).map((id, index) => [id, index]));
  const nthOf = (id: StorageLocationId) => order.get(id) ?? order.size;
  const paths = new Map<StorageLocationId, string[]>();
  const pathOf = (id: StorageLocationId) => {
    const path = paths.get(id) ?? pathTo(branches, id);
    paths.set(id, path);
    return path;
  };
  const keyOf = ({ itemId, unitId }: Line) => unitId ?? itemId;
  const byKey = Map.groupBy(standing, keyOf);
  return (line) =>
    (byKey.get(keyOf(line)) ?? [])
      .map(({ locationId, quantity }) => ({ locationId, quantity, path: pathOf(locationId) }))
      .sort((one, other) => nthOf(one.locationId) - nthOf(other.locationId));
};
