import type { EventId, ItemId, StorageLocationId, UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { addToLedger } from '../../stock/stock-store.ts';
import { addEvents } from '../../units/event-store.ts';
import { makePieces } from '../../units/make-pieces.ts';
import { nextCodes } from '../../units/next-codes.ts';

type NewStock = {
  readonly id: ItemId;
  readonly tracking: 'unit' | 'bulk';
  readonly quantity: number;
  readonly locationId: StorageLocationId | null;
  readonly purchaseCost: number | null;
};
type Located = NewStock & { readonly locationId: StorageLocationId };

/** The pieces that came with new items: each with the next code, or counted as bulk. Answers the codes by item. */
export const addFirstPieces = async (
  db: OrgDb,
  by: UserId,
  at: string,
  items: readonly NewStock[],
): Promise<ReadonlyMap<ItemId, string[]>> => {
  const located = items.filter((item): item is Located => item.quantity > 0 && item.locationId !== null);
  const inBulk = located.filter(({ tracking }) => tracking === 'bulk');
  for (const item of inBulk) await receive(db, by, at, item);
  return addPieces(
    db,
    by,
    at,
    located.filter(({ tracking }) => tracking === 'unit'),
  );
};

const addPieces = async (db: OrgDb, by: UserId, at: string, items: readonly Located[]) => {
  const wanted = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (wanted === 0) return new Map<ItemId, string[]>();
  const free = await nextCodes(db, wanted);
  const codes = new Map(items.map(({ id, quantity }) => [id, free.splice(0, quantity)]));
  const pieces = items.flatMap(({ id: itemId, locationId, purchaseCost }) =>
    (codes.get(itemId) ?? []).map((code) => ({
      code,
      itemId,
      locationId,
      condition: 'new' as const,
      acquiredOn: null,
      acquisitionCost: purchaseCost,
    })),
  );
  await makePieces(db, { by, at }, pieces);
  return codes;
};

const receive = async (db: OrgDb, by: UserId, at: string, { id: itemId, quantity, locationId }: Located) => {
  const received = { id: newId<EventId>(), at, kind: 'received' as const, itemId, unitId: null, quantity };
  await addEvents(db, [{ ...received, locationId, condition: null, note: '', undoes: null, by }]);
  await addToLedger(db, itemId, received.id, [{ locationId, delta: quantity }]);
};
