import type { CountedOnMove } from '@archway/contract/inventory/counted-on-move';
import type { EventId, ItemId, MoveId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { carriedOtherwise, carriesOfAll, isCountedKind } from '../stock/carried-rules.ts';
import { countedOnMoves, lockBalanceRows } from '../stock/stock-store.ts';
import type { PlannedChange } from '../stock/stock-timeline-rules.ts';
import type { MatchedEvent } from './match-things.ts';

type CarriedBy = {
  readonly changes: readonly PlannedChange[];
  /** Where something left its bin that nobody had picked. */
  readonly inferred: ReadonlySet<EventId>;
  /** Those of a move by which more leaves the bins than before: a pick that is told after its drop takes none. */
  readonly takingMore: ReadonlySet<EventId>;
};

/**
 * What these events of moves carry of what is only counted, and what others of the same moves carry otherwise by it: what was
 * dropped before anybody was heard to pick it left its bin then, and not again with the pick.
 */
export const carriedBy = async (db: OrgDb, matched: readonly MatchedEvent[]): Promise<CarriedBy> => {
  const fresh = matched.flatMap((event) => countedIn(event) ?? []);
  const undone = new Set(matched.flatMap(({ row }) => row.undoes ?? []));
  const named = matched.flatMap(({ row: { moveId, itemId, unitId }, stock }) =>
    stock && moveId && itemId && !unitId ? [{ moveId, itemId }] : [],
  );
  if (named.length === 0) return { changes: [], inferred: new Set(), takingMore: new Set() };
  const before = await heldEvents(db, named, fresh);
  const after = [...before.filter(({ id }) => !undone.has(id)), ...fresh.filter(({ id }) => !undone.has(id))];
  const becomes = carriesOfAll(after);
  const more = takingMore(before, after);
  return {
    changes: carriedOtherwise(before, after),
    inferred: new Set(
      fresh.flatMap(({ id, kind }) =>
        kind === 'found' || (kind !== 'picked' && (becomes.get(id)?.fromBin ?? 0) > 0) ? [id] : [],
      ),
    ),
    takingMore: new Set(fresh.filter((event) => more.has(keyOf(event))).map(({ id }) => id)),
  };
};

type Named = { readonly moveId: MoveId; readonly itemId: ItemId };

/** What was recorded of the same until now. The balances are held first: whoever records of the same waits, and knows of this then. */
const heldEvents = async (db: OrgDb, named: readonly Named[], fresh: readonly CountedOnMove[]) => {
  const wanted = new Set(named.map(keyOf));
  const read = async () => {
    const moveIds = [...new Set(named.map(({ moveId }) => moveId))];
    const itemIds = [...new Set(named.map(({ itemId }) => itemId))];
    const all = await countedOnMoves(db, moveIds, itemIds);
    return all.filter((event) => wanted.has(keyOf(event)));
  };
  const keys = [...(await read()), ...fresh].flatMap(({ itemId, siteId, locationId }) => [
    { itemId, locationId: siteId },
    ...(locationId ? [{ itemId, locationId }] : []),
  ]);
  await lockBalanceRows(db, keys);
  return read();
};

const keyOf = ({ moveId, itemId }: Named) => `${moveId} ${itemId}`;

/** The items of moves of which more left the bins by what is known now. */
const takingMore = (
  before: readonly CountedOnMove[],
  after: readonly CountedOnMove[],
): ReadonlySet<string> => {
  const [was, is] = [before, after].map((events) => {
    const carries = carriesOfAll(events);
    return (key: string) =>
      events.reduce(
        (sum, event) => sum + (keyOf(event) === key ? (carries.get(event.id)?.fromBin ?? 0) : 0),
        0,
      );
  }) as [(key: string) => number, (key: string) => number]; // one of each
  return new Set(after.map(keyOf).filter((key) => is(key) > was(key)));
};

const countedIn = ({ row, stock }: MatchedEvent): CountedOnMove | undefined =>
  stock?.kind === 'onMove' && row.moveId && row.itemId && isCountedKind(row.kind)
    ? {
        id: row.id,
        at: row.at,
        itemId: row.itemId,
        moveId: row.moveId,
        moveKind: stock.moveKind,
        siteId: stock.siteId,
        kind: row.kind,
        quantity: row.quantity,
        locationId: row.locationId,
        verdict: row.verdict ?? null,
      }
    : undefined;
