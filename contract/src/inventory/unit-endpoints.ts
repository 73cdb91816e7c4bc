import * as z from 'zod';
import { endpoint } from '../kernel/api/endpoint.ts';
import { exportOf } from '../kernel/api/export.ts';
import { pageOf } from '../kernel/api/page.ts';
import { EventId, FileId, ItemId, StorageLocationId, UnitId, WorkOrderId } from '../kernel/ids.ts';
import { mostPictures, mostUnits } from './limits.ts';
import {
  Balance,
  EditedUnit,
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
  UnitsRecorded,
  UnitsSold,
} from './unit.ts';
import { unitExportColumns } from './unit-export.ts';
import { WorkOrder, WorkOrderDone, WorkOrderPage, WorkOrdersQuery } from './work-order.ts';

const reads = { access: { action: 'read', subject: 'Item' }, change: false, limit: 'read' } as const;
const updates = { access: { action: 'update', subject: 'Item' }, limit: 'change' } as const;
const tag = 'Units';

/** The pieces as they are now, in the order they were named. */
const pieces = z.object({ eventIds: z.array(EventId), rows: z.array(Unit) });

export const units = {
  list: endpoint({ method: 'GET', path: '/units', summary: 'List pieces by item or location', tag, ...reads })
    .input(UnitsQuery)
    .output(pageOf(Unit)),
  export: exportOf({
    path: '/units/export',
    summary: 'Export pieces: all, or those of an item or location',
    tag,
    subject: 'Item',
    change: 'unit.exported',
    query: UnitsQuery.omit({ page: true, itemsPerPage: true }),
    columns: unitExportColumns,
  }),
  get: endpoint({ method: 'GET', path: '/units/{id}', summary: 'One piece', tag, ...reads })
    .input(z.object({ id: UnitId }))
    .output(EditedUnit),
  events: endpoint({
    method: 'GET',
    path: '/inventory-events',
    summary: 'List the history of an item or a piece',
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
    summary: 'Change a piece',
    tag,
    ...updates,
    change: 'unit.changed',
  })
    .input(UnitChange)
    .output(Unit),
  setPictures: endpoint({
    method: 'PUT',
    path: '/units/{id}/pictures',
    summary: 'Set the photos of a piece, in order',
    tag,
    ...updates,
    change: 'unit.pictures-set',
  })
    .input(
      z.object({
        id: UnitId,
        pictureIds: z.array(FileId).max(mostPictures),
        /** What the sender saw of them: what others added or removed since then stays so. */
        seenIds: z.array(FileId).max(mostPictures).optional(),
      }),
    )
    .output(Unit),
  move: endpoint({
    method: 'POST',
    path: '/units/move',
    summary: 'Move pieces to a location',
    tag,
    ...updates,
    change: 'unit.moved',
  })
    .input(UnitsMoved)
    .output(pieces),
  reportDamage: endpoint({
    method: 'POST',
    path: '/units/damage',
    summary: 'Report damage; opens a work order for each piece',
    tag,
    ...updates,
    change: 'unit.damaged',
  })
    .input(UnitsDamaged)
    .output(pieces),
  markMissing: endpoint({
    method: 'POST',
    path: '/units/missing',
    summary: 'Mark pieces missing',
    tag,
    ...updates,
    change: 'unit.missing',
  })
    .input(UnitsRecorded)
    .output(pieces),
  markFound: endpoint({
    method: 'POST',
    path: '/units/found',
    summary: 'Mark pieces found',
    tag,
    ...updates,
    change: 'unit.found',
  })
    .input(UnitsFound)
    .output(pieces),
  retire: endpoint({
    method: 'POST',
    path: '/units/retire',
    summary: 'Retire pieces',
    tag,
    ...updates,
    change: 'unit.retired',
  })
    .input(UnitsRecorded)
    .output(pieces),
  reinstate: endpoint({
    method: 'POST',
    path: '/units/reinstate',
    summary: 'Reactivate retired pieces',
    tag,
    ...updates,
    change: 'unit.reinstated',
  })
    .input(UnitsFound)
    .output(pieces),
  sell: endpoint({
    method: 'POST',
    path: '/units/sell',
    summary: 'Sell pieces',
    tag,
    ...updates,
    change: 'unit.sold',
  })
    .input(UnitsSold)
    .output(pieces),
  undo: endpoint({
    method: 'POST',
    path: '/inventory-events/undo',
    summary: 'Undo events',
    tag,
    ...updates,
    change: 'unit.undone',
  })
    .input(z.object({ eventIds: z.array(EventId).min(1).max(mostUnits) }))
    .output(pieces),
};

const stockTag = 'Stock';

export const stock = {
  balances: endpoint({
    method: 'GET',
    path: '/stock',
    summary: 'List stock by item or location',
    tag: stockTag,
    ...reads,
  })
    .input(z.object({ itemId: ItemId.optional(), locationId: StorageLocationId.optional() }))
    .output(z.object({ rows: z.array(Balance) })),
  receive: endpoint({
    method: 'POST',
    path: '/stock/receive',
    summary: 'Receive stock',
    tag: stockTag,
    ...updates,
    change: 'stock.received',
  })
    .input(StockReceived)
    .output(z.object({ rows: z.array(Balance) })),
  transfer: endpoint({
    method: 'POST',
    path: '/stock/transfer',
    summary: 'Transfer stock between locations',
    tag: stockTag,
    ...updates,
    change: 'stock.transferred',
  })
    .input(StockTransferred)
    .output(z.object({ rows: z.array(Balance) })),
  count: endpoint({
    method: 'POST',
    path: '/stock/count',
    summary: 'Record a stock count',
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
    summary: 'List work orders',
    tag: orderTag,
    ...reads,
  })
    .input(WorkOrdersQuery)
    .output(WorkOrderPage),
  start: endpoint({
    method: 'POST',
    path: '/work-orders/{id}/start',
    summary: 'Start a work order',
    tag: orderTag,
    ...updates,
    change: 'work-order.started',
  })
    .input(z.object({ id: WorkOrderId }))
    .output(WorkOrder),
  finish: endpoint({
    method: 'POST',
    path: '/work-orders/{id}/finish',
    summary: 'Finish a work order',
    tag: orderTag,
    ...updates,
    change: 'work-order.finished',
  })
    .input(WorkOrderDone)
    .output(WorkOrder),
  cancel: endpoint({
    method: 'POST',
    path: '/work-orders/{id}/cancel',
    summary: 'Cancel a work order',
    tag: orderTag,
    ...updates,
    change: 'work-order.canceled',
  })
    .input(z.object({ id: WorkOrderId }))
    .output(WorkOrder),
};
