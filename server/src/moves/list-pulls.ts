import type { ItemId, MoveId } from '@archway/contract/kernel/ids';
import { treePaths } from '@archway/contract/kernel/tree-paths';
import { toPick } from '@archway/contract/moves/line-status';
import type { PullStop } from '@archway/contract/moves/move';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { branchesOfStorage } from './bin-store.ts';
import { getMove } from './get-move.ts';
import { itemsToldToHelpers } from './helpers/shown-to-helper-store.ts';
import { stopsOf, walkingOrder } from './pull-rules.ts';
import { standingsOf } from './pull-store.ts';

/** Where the pieces of a move-in are, bin by bin as one walks by. A move-out fetches nothing from storage. */
export const listPulls = async (
  context: ReadContext,
  { id }: { id: MoveId },
): Promise<{ rows: PullStop[] }> => {
  const { db } = context;
  const move = await getMove(context, { id });
  if (move.kind === 'out') return { rows: [] };
  const branches = await branchesOfStorage(db);
  const paths = treePaths(branches, ' › ');
  const codes = new Map<string, string | null>(branches.map((branch) => [branch.id, branch.code]));
  const order = new Map(walkingOrder(branches).map((locationId, index) => [locationId, index]));
  const placeOf = ({ locationId }: { locationId: string | null }) =>
    (locationId !== null ? order.get(locationId) : undefined) ?? order.size;
  const told = (await context.actor).helping ? new Set(await itemsToldToHelpers(db, id)) : undefined;
  const isTold = ({ itemId }: { itemId: ItemId }) => !told || told.has(itemId);
  const standings = (await standingsOf(db, id)).toSorted((one, other) => placeOf(one) - placeOf(other));
  // What somebody has in hand, or goes without, is fetched no more.
  const open = move.lines.filter(isTold).map((line) => ({ ...line, planned: toPick(line) }));
  const rows = stopsOf(open, standings)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ lineId, locationId, ...stop }) => ({
      ...stop,
      lineId: lineId as PullStop['lineId'], // of its own lines
      locationId: locationId as PullStop['locationId'], // of its own locations
      path: (locationId && paths.get(locationId)) || '',
      code: (locationId && codes.get(locationId)) || '',
    }));
  return { rows };
};
