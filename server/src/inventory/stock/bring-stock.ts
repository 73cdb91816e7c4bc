import type { EventId, ItemId, StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import { newId } from '../../platform/ids.ts';
import { addEvents } from '../units/event-store.ts';
import { addToLedger, type LockedBalance, lockBalances, lockBalancesAt } from './stock-store.ts';

type RecordedBy = { readonly actor: Pick<Actor, 'userId'>; readonly at: Date };

/** Brings every balance of these items to one location. */
export const bringStock = async (
  db: OrgDb,
  by: RecordedBy,
  itemIds: readonly ItemId[],
  toId: StorageLocationId,
) => bring(db, by, await lockBalances(db, itemIds, toId), toId);

/** Brings every balance of one location to another. */
export const bringStockFrom = async (
  db: OrgDb,
  by: RecordedBy,
  fromId: StorageLocationId,
  toId: StorageLocationId,
) => bring(db, by, await lockBalancesAt(db, fromId), toId);

const bring = async (
  db: OrgDb,
  { actor, at }: RecordedBy,
  balances: readonly LockedBalance[],
  toId: StorageLocationId,
) => {
  for (const { itemId, locationId, onHand } of balances) {
    const id = newId<EventId>();
    await addEvents(db, [
      {
        id,
        at: at.toISOString(),
        kind: 'transferred',
        itemId,
        unitId: null,
        quantity: onHand,
        locationId: toId,
        condition: null,
        note: '',
        undoes: null,
        by: actor.userId,
      },
    ]);
    await addToLedger(db, itemId, id, [
      { locationId, delta: -onHand },
      { locationId: toId, delta: onHand },
    ]);
  }
};
