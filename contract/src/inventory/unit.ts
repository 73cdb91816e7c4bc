import * as z from 'zod';
import { EventId, FileId, ItemId, StorageLocationId, UnitId, UserId, WorkOrderId } from '../kernel/ids.ts';
import { Day, GivenDay, Moment, Money, Quantity } from '../kernel/measures.ts';
import { pageQuery } from '../kernel/page.ts';
import { line, paragraph } from '../kernel/text.ts';
import { eventKinds } from './fold-unit.ts';
import {
  conditions,
  custodies,
  lifecycles,
  shownStatuses,
  workOrderKinds,
  workOrderStatuses,
} from './states.ts';

/** What is printed on a piece, in capitals. */
export const UnitCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9._/-]{0,39}$/, 'errors.characters');

export const Unit = z.object({
  id: UnitId,
  version: z.int(),
  itemId: ItemId,
  itemName: z.string(),
  code: z.string(),
  shownStatus: z.enum(shownStatuses),
  lifecycle: z.enum(lifecycles),
  custody: z.enum(custodies),
  condition: z.enum(conditions),
  locationId: StorageLocationId.nullable(),
  locationName: z.string().nullable(),
  locationCode: z.string().nullable(),
  homeLocationId: StorageLocationId.nullable(),
  serial: z.string(),
  note: z.string(),
  acquiredOn: Day.nullable(),
  /** Null also for whoever may not see costs. */
  acquisitionCost: z.int().nullable(),
  lastSeenAt: Moment.nullable(),
  lastSeenBy: z.string().nullable(),
  pictureIds: z.array(FileId),
});
export type Unit = z.infer<typeof Unit>;

export const UnitsQuery = pageQuery(['code', 'status', 'condition', 'location', 'lastSeenAt']).extend({
  itemId: ItemId.optional(),
  /** With everything inside it. */
  locationId: StorageLocationId.optional(),
  status: z.enum(shownStatuses).optional(),
  condition: z.enum(conditions).optional(),
});

/** New pieces of one item. Without codes of their own they get the next ones of the organization. */
export const NewUnits = z.object({
  itemId: ItemId,
  locationId: StorageLocationId,
  quantity: z.int().min(1).max(500).default(1),
  codes: z.array(UnitCode).max(500).default([]),
  condition: z.enum(conditions).default('new'),
  acquiredOn: GivenDay.nullable().default(null),
  acquisitionCost: Money.nullable().default(null),
});

export const UnitChange = z.object({
  id: UnitId,
  version: z.int().min(1),
  code: UnitCode.optional(),
  homeLocationId: StorageLocationId.nullable().optional(),
  serial: line(80).optional(),
  note: paragraph(2000).optional(),
  acquiredOn: GivenDay.nullable().optional(),
  acquisitionCost: Money.nullable().optional(),
});

/** What is said of pieces all at once. A device that may send twice makes the id itself. */
const said = {
  unitIds: z.array(UnitId).min(1).max(500),
  note: line(500).default(''),
};
export const UnitsMoved = z.object({ ...said, locationId: StorageLocationId });
export const UnitsDamaged = z.object({
  ...said,
  condition: z.enum(['fair', 'poor', 'broken']).default('broken'),
  kind: z.enum(workOrderKinds).default('repair'),
});
export const UnitsSaid = z.object(said);
export const UnitsFound = z.object({
  ...said,
  locationId: StorageLocationId.optional(),
  condition: z.enum(conditions).optional(),
});
export const UnitsSold = z.object({ ...said, price: Money.nullable().default(null) });

/** Everything that was ever said of an item or a piece, the newest first. */
export const InventoryEvent = z.object({
  id: EventId,
  at: Moment,
  recordedAt: Moment,
  kind: z.enum(eventKinds).or(z.enum(['received', 'transferred', 'counted', 'written_off'])),
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
  note: line(500).default(''),
});
export const StockTransferred = z.object({
  itemId: ItemId,
  fromId: StorageLocationId,
  toId: StorageLocationId,
  quantity: Quantity,
  note: line(500).default(''),
});
/** What somebody counted there. The ledger keeps the difference. */
export const StockCounted = z.object({
  itemId: ItemId,
  locationId: StorageLocationId,
  counted: z.int().min(0).max(1_000_000),
  note: line(500).default(''),
});

export const WorkOrder = z.object({
  id: WorkOrderId,
  version: z.int(),
  itemId: ItemId,
  itemName: z.string(),
  unitId: UnitId.nullable(),
  unitCode: z.string().nullable(),
  quantity: z.int(),
  kind: z.enum(workOrderKinds),
  status: z.enum(workOrderStatuses),
  note: z.string(),
  cost: z.int().nullable(),
  openedAt: Moment,
  openedBy: z.string().nullable(),
  closedAt: Moment.nullable(),
});
export type WorkOrder = z.infer<typeof WorkOrder>;

export const WorkOrderDone = z.object({
  id: WorkOrderId,
  condition: z.enum(conditions).default('good'),
  locationId: StorageLocationId.optional(),
  cost: Money.nullable().default(null),
  note: line(500).default(''),
});
