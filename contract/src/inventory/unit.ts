import * as z from 'zod';
import { pageQuery } from '../kernel/api/page.ts';
import { filterShape, rowSchema, wholeSchema } from '../kernel/fields/field-schemas.ts';
import { lastChange } from '../kernel/fields/last-change.ts';
import { EventId, FileId, ItemId, StorageLocationId, UnitId, UserId } from '../kernel/ids.ts';
import { mostAtOnce } from '../kernel/limits.ts';
import { Moment, Money, Quantity } from '../kernel/measures.ts';
import { line } from '../kernel/text/text.ts';
import * as textLimits from '../kernel/text/text-limits.ts';
import { eventKinds } from './fold-unit.ts';
import { mostNewPieces, mostUnits } from './limits.ts';
import { conditions, custodies, damages, lifecycles, shownStatuses, workOrderKinds } from './states.ts';
import { stockEventKinds } from './stock-event-kinds.ts';
import { unitFields, unitListFields, unitSorts } from './unit-fields.ts';

/** What it cost is null also for whoever may not see costs. */
export const Unit = rowSchema(unitFields).extend({
  id: UnitId,
  version: z.int(),
  itemId: ItemId,
  itemName: z.string(),
  shownStatus: z.enum(shownStatuses),
  lifecycle: z.enum(lifecycles),
  custody: z.enum(custodies),
  condition: z.enum(conditions),
  locationId: StorageLocationId.nullable(),
  locationName: z.string().nullable(),
  locationCode: z.string().nullable(),
  lastSeenAt: Moment.nullable(),
  lastSeenBy: z.string().nullable(),
  pictureIds: z.array(FileId),
});
export type Unit = z.infer<typeof Unit>;

/** With who changed what is written down about it last. */
export const EditedUnit = Unit.extend(lastChange);
export type EditedUnit = z.infer<typeof EditedUnit>;

export const UnitsQuery = pageQuery(unitSorts).extend({
  ...filterShape(unitListFields),
  itemId: ItemId.optional(),
  /** With everything inside it. */
  locationId: StorageLocationId.optional(),
});

const given = wholeSchema(unitFields);

/** New pieces of one item. Without codes of their own they get the next ones of the organization. */
export const NewUnits = z.object({
  itemId: ItemId,
  locationId: StorageLocationId,
  quantity: z.int().min(1).max(mostNewPieces).default(1),
  codes: z.array(given.shape.code).max(mostNewPieces).default([]),
  condition: z.enum(conditions).default('new'),
  acquiredOn: given.shape.acquiredOn.default(null),
  acquisitionCost: given.shape.acquisitionCost.default(null),
});

export const UnitChange = given.partial().extend({ id: UnitId, version: z.int().min(1) });

/** What is recorded of several pieces at once. */
const recorded = {
  unitIds: z.array(UnitId).min(1).max(mostUnits),
  note: line(textLimits.note).default(''),
};
export const UnitsMoved = z.object({ ...recorded, locationId: StorageLocationId });
export const UnitsDamaged = z.object({
  ...recorded,
  condition: z.enum(damages).default('broken'),
  kind: z.enum(workOrderKinds).default('repair'),
});
export const UnitsRecorded = z.object(recorded);
export const UnitsFound = z.object({
  ...recorded,
  locationId: StorageLocationId.optional(),
  condition: z.enum(conditions).optional(),
});
export const UnitsSold = z.object({ ...recorded, price: Money.nullable().default(null) });

/** Everything that was ever said of an item or a piece, the newest first. */
export const InventoryEvent = z.object({
  id: EventId,
  at: Moment,
  recordedAt: Moment,
  kind: z.enum(eventKinds).or(z.enum([...stockEventKinds, 'written_off', 'shorted'])),
  unitId: UnitId.nullable(),
  unitCode: z.string().nullable(),
  quantity: z.int(),
  locationId: StorageLocationId.nullable(),
  locationName: z.string().nullable(),
  condition: z.enum(conditions).nullable(),
  note: z.string(),
  byId: UserId.nullable(),
  by: z.string().nullable(),
  undone: z.boolean(),
  /** What was photographed with it. */
  pictureIds: z.array(FileId),
});
export type InventoryEvent = z.infer<typeof InventoryEvent>;

export const EventsQuery = pageQuery(['at']).extend({
  itemId: ItemId.optional(),
  unitId: UnitId.optional(),
  orderBy: z.enum(['asc', 'desc']).default('desc'),
});

/** How many pieces of a bulk item stand where. */
export const Balance = z.object({
  itemId: ItemId,
  itemName: z.string(),
  locationId: StorageLocationId,
  locationName: z.string(),
  locationCode: z.string().nullable(),
  onHand: z.int(),
});
export type Balance = z.infer<typeof Balance>;

export const StockReceived = z.object({
  itemId: ItemId,
  locationId: StorageLocationId,
  quantity: Quantity,
  note: line(textLimits.note).default(''),
});
export const StockTransferred = z.object({
  itemId: ItemId,
  fromId: StorageLocationId,
  toId: StorageLocationId,
  quantity: Quantity,
  note: line(textLimits.note).default(''),
});
/** What somebody counted there. The ledger keeps the difference. */
export const StockCounted = z.object({
  itemId: ItemId,
  locationId: StorageLocationId,
  counted: z.int().min(0).max(mostAtOnce),
  note: line(textLimits.note).default(''),
});
