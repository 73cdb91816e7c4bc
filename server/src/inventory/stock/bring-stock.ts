import type { EventId, ItemId, StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import { newId } from '../../platform/ids.ts';
import { addEvents } from '../units/event-store.ts';
import { addToLedger, lockPiles, lockPilesAt, type Pile } from './stock-store.ts';

type Said = { readonly actor: Pick<Actor, 'userId'>; readonly at: Date };

/** Brings every pile of these items to one place. */
export const bringStock = async (
  db: OrgDb,
  said: Said,
  itemIds: readonly ItemId[],
  toId: StorageLocationId,
) => bring(db, said, await lockPiles(db, itemIds, toId), toId);

/** Brings every pile of one place to another. */
export const bringStockFrom = async (
  db: OrgDb,
  said: Said,
  fromId: StorageLocationId,
  toId: StorageLocationId,
) => bring(db, said, await lockPilesAt(db, fromId), toId);

const bring = async (db: OrgDb, { actor, at }: Said, piles: readonly Pile[], toId: StorageLocationId) => {
  for (const { itemId, locationId, onHand } of piles) {
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
