import type { EventId, ItemId, StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { newId } from '../../platform/ids.ts';
import { addEvents } from '../units/event-store.ts';
import { addToLedger, lockPiles } from './stock-store.ts';

/** Brings every pile of these items to one place. */
export const bringStock = async (
  db: OrgDb,
  { actor, at }: { readonly actor: Pick<Actor, 'userId'>; readonly at: Date },
  itemIds: readonly ItemId[],
  toId: StorageLocationId,
) => {
  for (const { itemId, locationId, onHand } of await lockPiles(db, itemIds, toId)) {
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
