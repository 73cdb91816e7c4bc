import { type WorkOrderStatus, workOrderTransitions } from '@archway/contract/inventory/states';
import type { WorkOrder, WorkOrderDone } from '@archway/contract/inventory/work-order';
import { problem } from '@archway/contract/kernel/api/problem';
import type { WorkOrderId } from '@archway/contract/kernel/ids';
import { requireTransition } from '@archway/contract/kernel/states/transitions';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireRightsToSet } from '../../team/require-field-rights.ts';
import { requireOpenLocation } from '../require-open-location.ts';
import { lockUnits, recordEvents } from '../units/record-events.ts';
import { shownOrder } from './list-work-orders.ts';
import { findWorkOrder, lockWorkOrder, setWorkOrderStatus } from './work-order-store.ts';

/** Somebody works on it. */
export const startWorkOrder = async (
  context: ChangeContext,
  { id }: { id: WorkOrderId },
): Promise<WorkOrder> => {
  const { db } = context;
  const order = await lockOrder(db, id, 'in_progress');
  await setWorkOrderStatus(db, id, { status: 'in_progress' });
  return recorded(context, order);
};

/** The piece is whole again and can be promised. */
export const finishWorkOrder = async (
  context: ChangeContext,
  { id, condition, locationId, cost, note }: z.output<typeof WorkOrderDone>,
): Promise<WorkOrder> => {
  const { db, actor, clock } = context;
  requireRightsToSet(actor, { cost });
  if (locationId) await requireOpenLocation(db, locationId, 'locationId');
  const order = await lockOrder(db, id, 'done');
  await setWorkOrderStatus(db, id, { status: 'done', cost });
  if (order.unitId)
    await recordEvents(db, { actor, at: clock.now() }, [order.unitId], {
      kind: 'repaired',
      condition,
      locationId,
      note,
    });
  return recorded(context, order, { condition });
};

/** Nothing needs to be done after all: the piece is back as it is. */
export const cancelWorkOrder = async (
  context: ChangeContext,
  { id }: { id: WorkOrderId },
): Promise<WorkOrder> => {
  const { db, actor, clock } = context;
  const order = await lockOrder(db, id, 'canceled');
  await setWorkOrderStatus(db, id, { status: 'canceled' });
  if (order.unitId) {
    const [unit] = await lockUnits(db, [order.unitId]);
    await recordEvents(db, { actor, at: clock.now() }, [order.unitId], {
      kind: 'repaired',
      condition: unit?.condition,
    });
  }
  return recorded(context, order);
};

const lockOrder = async (db: OrgDb, id: WorkOrderId, next: WorkOrderStatus): Promise<WorkOrder> => {
  // The piece before its order, and both before the item, which follows the order: as whoever records something of the piece has them.
  const known = await findWorkOrder(db, id);
  if (known?.unitId) await lockUnits(db, [known.unitId]);
  const order = await lockWorkOrder(db, id);
  if (!order) throw noSuchOrder();
  requireTransition(workOrderTransitions, order.status, next);
  return order;
};

const recorded = async (
  { db, actor, record }: ChangeContext,
  { id, itemName, unitCode }: WorkOrder,
  details: Record<string, unknown> = {},
): Promise<WorkOrder> => {
  await record({ id, name: unitCode ?? itemName }, { item: itemName, ...details });
  const after = await findWorkOrder(db, id);
  if (!after) throw noSuchOrder();
  return shownOrder(actor, after);
};

const noSuchOrder = () => problem('not_found', 'That work order is not in this organization.');
