import * as z from 'zod';
import { pageOf, pageQuery } from '../kernel/api/page.ts';
import { FileId, ItemId, StorageLocationId, UnitId, WorkOrderId } from '../kernel/ids.ts';
import { Moment, Money } from '../kernel/measures.ts';
import { line } from '../kernel/text/text.ts';
import * as textLimits from '../kernel/text/text-limits.ts';
import { conditions, workOrderKinds, workOrderStatuses } from './states.ts';

export const WorkOrder = z.object({
  id: WorkOrderId,
  version: z.int(),
  itemId: ItemId,
  itemName: z.string(),
  unitId: UnitId.nullable(),
  unitCode: z.string().nullable(),
  coverId: FileId.nullable(),
  /** Where the piece stands. */
  locationName: z.string().nullable(),
  quantity: z.int(),
  kind: z.enum(workOrderKinds),
  status: z.enum(workOrderStatuses),
  note: z.string(),
  cost: z.int().nullable(),
  openedAt: Moment,
  openedBy: z.string().nullable(),
  closedAt: Moment.nullable(),
  /** Of the damage it was opened for. */
  pictureIds: z.array(FileId),
});
export type WorkOrder = z.infer<typeof WorkOrder>;

export const WorkOrderDone = z.object({
  id: WorkOrderId,
  condition: z.enum(conditions).default('good'),
  locationId: StorageLocationId.optional(),
  cost: Money.nullable().default(null),
  note: line(textLimits.note).default(''),
});

/** By `status` what is not done stands first, the latest before the others. */
export const workOrderSorts = ['status', 'itemName', 'openedAt', 'closedAt'] as const;

export const WorkOrdersQuery = pageQuery(workOrderSorts).extend({
  itemId: ItemId.optional(),
  unitId: UnitId.optional(),
  kind: z.enum(workOrderKinds).optional(),
  status: z.enum(workOrderStatuses).optional(),
});

export const WorkOrderPage = pageOf(WorkOrder);
