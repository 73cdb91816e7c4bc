import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { exportOf } from '../kernel/export.ts';
import { EventId, FileId, ItemId, StorageLocationId, UnitId, WorkOrderId } from '../kernel/ids.ts';
import { pageOf } from '../kernel/page.ts';
import { workOrderStatuses } from './states.ts';
import {
  Balance,
  EventsQuery,
  InventoryEvent,
  NewUnits,
  StockCounted,
  StockReceived,
  StockTransferred,
  Unit,
  UnitChange,
  UnitsDamaged,
  UnitsFound,
  UnitsMoved,
  UnitsQuery,
  UnitsSaid,
  UnitsSold,
  WorkOrder,
  WorkOrderDone,
} from './unit.ts';
import { unitExportColumns } from './unit-export.ts';

const reads = { access: { action: 'read', subject: 'Item' }, change: false, limit: 'read' } as const;
const updates = { access: { action: 'update', subject: 'Item' }, limit: 'change' } as const;
const tag = 'Units';

/** The pieces as they are now, in the order they were named. */
const pieces = z.object({ eventIds: z.array(EventId), rows: z.array(Unit) });

export const units = {
  list: endpoint({ method: 'GET', path: '/units', summary: 'Pieces, by item or place', tag, ...reads })
    .input(UnitsQuery)
    .output(pageOf(Unit)),
  export: exportOf({
    path: '/units/export',
    summary: 'Pieces as a file: all, or those of an item or place',
    tag,
    subject: 'Item',
    change: 'unit.exported',
    query: UnitsQuery.omit({ page: true, itemsPerPage: true }),
    columns: unitExportColumns,
  }),
  get: endpoint({ method: 'GET', path: '/units/{id}', summary: 'One piece', tag, ...reads })
    .input(z.object({ id: UnitId }))
    .output(Unit),
  events: endpoint({
    method: 'GET',
    path: '/inventory-events',
    summary: 'What was said of an item or a piece',
    tag,
    ...reads,
  })
    .input(EventsQuery)
    .output(pageOf(InventoryEvent)),
  add: endpoint({
    method: 'POST',
    path: '/units',
    summary: 'Add pieces of an item',
    tag,
    access: { action: 'create', subject: 'Item' },
    change: 'unit.added',
    limit: 'change',
    successStatus: 201,
  })
    .input(NewUnits)
    .output(z.object({ rows: z.array(Unit) })),
  change: endpoint({
    method: 'PATCH',
    path: '/units/{id}',
    summary: 'Change what is known of a piece',
    tag,
    ...updates,
    change: 'unit.changed',
  })
    .input(UnitChange)
    .output(Unit),
  setPictures: endpoint({
    method: 'PUT',
    path: '/units/{id}/pictures',
    summary: 'The pictures of a piece, in their order',
    tag,
    ...updates,
    change: 'unit.pictures-set',
  })
    .input(z.object({ id: UnitId, pictureIds: z.array(FileId).max(30) }))
    .output(Unit),
  move: endpoint({
    method: 'POST',
    path: '/units/move',
    summary: 'Put pieces into a place',
    tag,
    ...updates,
    change: 'unit.moved',
  })
    .input(UnitsMoved)
    .output(pieces),
  reportDamage: endpoint({
    method: 'POST',
    path: '/units/damage',
    summary: 'Report damage; a work order is opened for each piece',
    tag,
    ...updates,
    change: 'unit.damaged',
  })
    .input(UnitsDamaged)
    .output(pieces),
  markMissing: endpoint({
    method: 'POST',
    path: '/units/missing',
    summary: 'Pieces cannot be found',
    tag,
    ...updates,
    change: 'unit.missing',
  })
    .input(UnitsSaid)
    .output(pieces),
  markFound: endpoint({
    method: 'POST',
    path: '/units/found',
    summary: 'Missing or lost pieces are back',
    tag,
    ...updates,
    change: 'unit.found',
  })
    .input(UnitsFound)
    .output(pieces),
  retire: endpoint({
    method: 'POST',
    path: '/units/retire',
    summary: 'Take pieces out of use for good',
    tag,
    ...updates,
    change: 'unit.retired',
  })
    .input(UnitsSaid)
    .output(pieces),
  reinstate: endpoint({
    method: 'POST',
    path: '/units/reinstate',
    summary: 'Take retired pieces back into use',
    tag,
    ...updates,
    change: 'unit.reinstated',
  })
    .input(UnitsFound)
    .output(pieces),
  sell: endpoint({
    method: 'POST',
    path: '/units/sell',
    summary: 'Pieces were sold',
    tag,
    ...updates,
    change: 'unit.sold',
  })
    .input(UnitsSold)
    .output(pieces),
  undo: endpoint({
    method: 'POST',
    path: '/inventory-events/undo',
    summary: 'Undo what was just said, by saying so',
    tag,
    ...updates,
    change: 'unit.undone',
  })
    .input(z.object({ eventIds: z.array(EventId).min(1).max(500) }))
    .output(pieces),
};

const stockTag = 'Stock';

export const stock = {
  balances: endpoint({
    method: 'GET',
    path: '/stock',
    summary: 'Bulk pieces, by item or place',
    tag: stockTag,
    ...reads,
  })
    .input(z.object({ itemId: ItemId.optional(), locationId: StorageLocationId.optional() }))
    .output(z.object({ rows: z.array(Balance) })),
  receive: endpoint({
    method: 'POST',
    path: '/stock/receive',
    summary: 'More of a bulk item came in',
    tag: stockTag,
    ...updates,
    change: 'stock.received',
  })
    .input(StockReceived)
    .output(z.object({ rows: z.array(Balance) })),
  transfer: endpoint({
    method: 'POST',
    path: '/stock/transfer',
    summary: 'Bring bulk pieces from one place to another',
    tag: stockTag,
    ...updates,
    change: 'stock.transferred',
  })
    .input(StockTransferred)
    .output(z.object({ rows: z.array(Balance) })),
  count: endpoint({
    method: 'POST',
    path: '/stock/count',
    summary: 'Say what was counted at a place',
    tag: stockTag,
    ...updates,
    change: 'stock.counted',
  })
    .input(StockCounted)
    .output(z.object({ rows: z.array(Balance) })),
};

const orderTag = 'Work orders';

export const workOrders = {
  list: endpoint({
    method: 'GET',
    path: '/work-orders',
    summary: 'Pieces to clean or repair',
    tag: orderTag,
    ...reads,
  })
    .input(
      z.object({
        itemId: ItemId.optional(),
        unitId: UnitId.optional(),
        status: z.enum(workOrderStatuses).optional(),
      }),
    )
    .output(z.object({ rows: z.array(WorkOrder) })),
  start: endpoint({
    method: 'POST',
    path: '/work-orders/{id}/start',
    summary: 'Somebody works on it',
    tag: orderTag,
    ...updates,
    change: 'work-order.started',
  })
    .input(z.object({ id: WorkOrderId }))
    .output(WorkOrder),
  finish: endpoint({
    method: 'POST',
    path: '/work-orders/{id}/finish',
    summary: 'Done: the piece can be promised again',
    tag: orderTag,
    ...updates,
    change: 'work-order.finished',
  })
    .input(WorkOrderDone)
    .output(WorkOrder),
  cancel: endpoint({
    method: 'POST',
    path: '/work-orders/{id}/cancel',
    summary: 'Nothing needs to be done after all',
    tag: orderTag,
    ...updates,
    change: 'work-order.cancelled',
  })
    .input(z.object({ id: WorkOrderId }))
    .output(WorkOrder),
};
