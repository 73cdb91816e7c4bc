import type { StockEventKind } from '@archway/contract/inventory/stock-event-kinds';
import type { StockCounted, StockReceived, StockTransferred } from '@archway/contract/inventory/unit';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { EventId, ItemId, StorageLocationId } from '@archway/contract/kernel/ids';
import { mostOfAnItem } from '@archway/contract/kernel/limits';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { newId } from '../../platform/ids.ts';
import { findLocation } from '../location-store.ts';
import { requireItem } from '../require-item.ts';
import { requireOpenLocation } from '../require-open-location.ts';
import { addEvents } from '../units/event-store.ts';
import { addToLedger, balances, lockOnHand, onHandEverywhere } from './stock-store.ts';

/** More of a bulk item came in. */
export const receiveStock = async (
  { db, actor, clock, record }: ChangeContext,
  { itemId, locationId, quantity, note }: z.output<typeof StockReceived>,
) => {
  const item = await requireItem(db, itemId, 'bulk');
  await requireOpenLocation(db, locationId, 'locationId');
  const room = mostOfAnItem - (await onHandEverywhere(db, itemId));
  if (quantity > room) throw fieldProblem('quantity', 'errors.tooBig', Math.max(0, room));
  const told = { kind: 'received', itemId, locationId, quantity, note, at: clock.now() } as const;
  await write(db, actor, told, [{ locationId, delta: quantity }]);
  await record({ id: itemId, name: item.name }, { quantity, at: locationId });
  return { rows: [...(await balances(db, { itemId }))] };
};

/** Bulk pieces stand in another location now. Only what stands there can be taken away. */
export const transferStock = async (
  { db, actor, clock, record }: ChangeContext,
  { itemId, fromId, toId, quantity, note }: z.output<typeof StockTransferred>,
) => {
  const item = await requireItem(db, itemId, 'bulk');
  await requireOpenLocation(db, toId, 'toId');
  if (fromId === toId) throw fieldProblem('toId', 'errors.choice');
  const onHand = await lockBoth(db, itemId, fromId, toId);
  if (onHand < quantity) throw fieldProblem('quantity', 'errors.tooMuch', onHand);
  const told = { kind: 'transferred', itemId, locationId: toId, quantity, note, at: clock.now() } as const;
  await write(db, actor, told, [
    { locationId: fromId, delta: -quantity },
    { locationId: toId, delta: quantity },
  ]);
  await record({ id: itemId, name: item.name }, { quantity, to: toId });
  return { rows: [...(await balances(db, { itemId }))] };
};

/** Somebody counted what stands there; the ledger takes the difference. */
export const countStock = async (
  { db, actor, clock, record }: ChangeContext,
  { itemId, locationId, counted, note }: z.output<typeof StockCounted>,
) => {
  const item = await requireItem(db, itemId, 'bulk');
  await requireOpenLocation(db, locationId, 'locationId');
  const before = await lockOnHand(db, itemId, locationId);
  const room = mostOfAnItem - (await onHandEverywhere(db, itemId)) + before;
  if (counted > Math.max(before, room))
    throw fieldProblem('counted', 'errors.tooBig', Math.max(before, room));
  const told = {
    kind: 'counted',
    itemId,
    locationId,
    quantity: counted,
    note,
    at: clock.now(),
  } as const;
  await write(db, actor, told, [{ locationId, delta: counted - before }]);
  await record({ id: itemId, name: item.name }, { onHand: { from: before, to: counted }, at: locationId });
  return { rows: [...(await balances(db, { itemId }))] };
};

/** Both balances, always in the order of their locations. The location taken from must be here too. */
const lockBoth = async (
  db: OrgDb,
  itemId: ItemId,
  fromId: StorageLocationId,
  toId: StorageLocationId,
): Promise<number> => {
  await requireKnownLocation(db, fromId);
  const inOrder = [fromId, toId].sort();
  const held = new Map<StorageLocationId, number>();
  for (const id of inOrder) held.set(id, await lockOnHand(db, itemId, id));
  return held.get(fromId) ?? 0;
};

/** A location that is no longer in use can still be emptied. */
const requireKnownLocation = async (db: OrgDb, id: StorageLocationId) => {
  if (!(await findLocation(db, id))) throw fieldProblem('fromId', 'errors.notFound');
};

type Told = {
  kind: StockEventKind;
  itemId: ItemId;
  locationId: StorageLocationId;
  quantity: number;
  note: string;
  at: Date;
};

const write = async (
  db: OrgDb,
  actor: Actor,
  { at, ...told }: Told,
  lines: readonly { locationId: StorageLocationId; delta: number }[],
) => {
  const id = newId<EventId>();
  await addEvents(db, [
    { ...told, id, at: at.toISOString(), unitId: null, condition: null, undoes: null, by: actor.userId },
  ]);
  await addToLedger(db, told.itemId, id, lines);
};
