import type { WorkOrderStatus } from '@archway/contract/inventory/states';
import type { WorkOrder } from '@archway/contract/inventory/unit';
import type { ItemId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { workOrders } from './work-order-store.ts';

type Wanted = {
  itemId?: ItemId | undefined;
  unitId?: UnitId | undefined;
  status?: WorkOrderStatus | undefined;
};

/** What is to be cleaned or repaired, the open ones first. */
export const listWorkOrders = async (
  db: OrgDb,
  reading: () => Promise<Actor>,
  wanted: Wanted,
): Promise<{ rows: WorkOrder[] }> => {
  const [orders, actor] = await Promise.all([workOrders(db, wanted), reading()]);
  return { rows: shownOrders(actor, orders) };
};

const shownOrders = ({ ability }: Actor, orders: readonly WorkOrder[]) =>
  maySeeCosts(ability) ? [...orders] : orders.map((order) => ({ ...order, cost: null }));
