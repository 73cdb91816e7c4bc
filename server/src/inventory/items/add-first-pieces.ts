import type { EventId, ItemId, StorageLocationId, UnitId, UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { addToLedger } from '../stock/stock-store.ts';
import { addEvents } from '../units/event-store.ts';
import { nextCodes } from '../units/next-codes.ts';
import { addUnits } from '../units/unit-store.ts';

type NewStock = {
  readonly id: ItemId;
  readonly tracking: 'unit' | 'bulk';
  readonly quantity: number;
  readonly locationId: StorageLocationId | null;
  readonly purchaseCost: number | null;
};
type Placed = NewStock & { readonly locationId: StorageLocationId };

/** The pieces that came with new items: each with the next code, or counted as bulk. Answers the codes by item. */
export const addFirstPieces = async (
  db: OrgDb,
  by: UserId,
  at: string,
  items: readonly NewStock[],
): Promise<ReadonlyMap<ItemId, string[]>> => {
  const placed = items.filter((item): item is Placed => item.quantity > 0 && item.locationId !== null);
  const inBulk = placed.filter(({ tracking }) => tracking === 'bulk');
  for (const item of inBulk) await receive(db, by, at, item);
  return addPieces(
    db,
    by,
    at,
    placed.filter(({ tracking }) => tracking === 'unit'),
  );
};

const addPieces = async (db: OrgDb, by: UserId, at: string, items: readonly Placed[]) => {
  const wanted = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (wanted === 0) return new Map<ItemId, string[]>();
  const free = await nextCodes(db, wanted);
  const codes = new Map(items.map(({ id, quantity }) => [id, free.splice(0, quantity)]));
  const units = items.flatMap(({ id: itemId, locationId, purchaseCost }) =>
    (codes.get(itemId) ?? []).map((code) => ({
      id: newId<UnitId>(),
      code,
      itemId,
      locationId,
      condition: 'new' as const,
      acquiredOn: null,
      acquisitionCost: purchaseCost,
      at,
      by,
    })),
  );
  await addUnits(db, units);
  await addEvents(
    db,
    units.map(({ id: unitId, itemId, locationId }) => ({
      ...event(at, by),
      kind: 'added' as const,
      itemId,
      unitId,
      quantity: 1,
      locationId,
      condition: 'new' as const,
    })),
  );
  return codes;
};

const receive = async (db: OrgDb, by: UserId, at: string, { id: itemId, quantity, locationId }: Placed) => {
  const received = {
    ...event(at, by),
    kind: 'received' as const,
    itemId,
    unitId: null,
    quantity,
    locationId,
  };
  await addEvents(db, [{ ...received, condition: null }]);
  await addToLedger(db, itemId, received.id, [{ locationId, delta: quantity }]);
};

const event = (at: string, by: UserId) => ({ id: newId<EventId>(), at, note: '', undoes: null, by });
