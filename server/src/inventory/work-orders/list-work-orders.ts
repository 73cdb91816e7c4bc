import type { WorkOrderStatus } from '@archway/contract/inventory/states';
import type { WorkOrder } from '@archway/contract/inventory/unit';
import type { ItemId, UnitId } from '@archway/contract/kernel/ids';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { workOrders } from './work-order-store.ts';

type Wanted = {
  itemId?: ItemId | undefined;
  unitId?: UnitId | undefined;
  status?: WorkOrderStatus | undefined;
};

/** What is to be cleaned or repaired, the open ones first. */
export const listWorkOrders = async (
  { db, actor }: ReadContext,
  wanted: Wanted,
): Promise<{ rows: WorkOrder[] }> => {
  const [orders, reader] = await Promise.all([workOrders(db, wanted), actor]);
  return { rows: orders.map((order) => shownOrder(reader, order)) };
};

/** Whoever may not see costs is told none, as if nobody had said them. */
export const shownOrder = ({ ability }: Actor, order: WorkOrder): WorkOrder =>
  maySeeCosts(ability) ? order : { ...order, cost: null };
