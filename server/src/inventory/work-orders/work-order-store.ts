import type { WorkOrderStatus } from '@archway/contract/inventory/states';
import type { WorkOrder } from '@archway/contract/inventory/unit';
import type { EventId, ItemId, UnitId, UserId, WorkOrderId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';

type Sql = OrgDb['sql'];

const columns = (
  sql: Sql,
) => sql`w.id, w.version, w.item_id, i.name as item_name, w.unit_id, u.code as unit_code, w.quantity, w.kind, w.status, w.note, w.cost,
  w.opened_at, (select concat_ws(' ', a.first_name, a.last_name) from app_user a where a.id = w.created_by) as opened_by, w.closed_at`;
const source = (sql: Sql) =>
  sql`work_order w join item i on i.org_id = w.org_id and i.id = w.item_id left join unit u on u.org_id = w.org_id and u.id = w.unit_id`;

type Wanted = {
  itemId?: ItemId | undefined;
  unitId?: UnitId | undefined;
  status?: WorkOrderStatus | undefined;
};

/** As many as a person would look through; the open ones first. */
const most = 500;

export const workOrders = (
  { sql, orgId }: OrgDb,
  { itemId, unitId, status }: Wanted,
): Promise<WorkOrder[]> => sql<
  WorkOrder[]
>`select ${columns(sql)} from ${source(sql)} where w.org_id = ${orgId}
    ${itemId ? sql`and w.item_id = ${itemId}` : sql``} ${unitId ? sql`and w.unit_id = ${unitId}` : sql``} ${status ? sql`and w.status = ${status}` : sql``}
  order by w.closed_at is not null, w.opened_at desc, w.id limit ${most}`;

export const findWorkOrder = async (
  { sql, orgId }: OrgDb,
  id: WorkOrderId,
): Promise<WorkOrder | undefined> => {
  const [order] = await sql<
    WorkOrder[]
  >`select ${columns(sql)} from ${source(sql)} where w.org_id = ${orgId} and w.id = ${id}`;
  return order;
};

/** Held until the transaction ends. */
export const lockWorkOrder = async (db: OrgDb, id: WorkOrderId): Promise<WorkOrder | undefined> => {
  await db.sql`select 1 from work_order where org_id = ${db.orgId} and id = ${id} for update`;
  return findWorkOrder(db, id);
};

type NewOrder = {
  itemId: ItemId;
  unitId: UnitId;
  eventId: EventId;
  kind: string;
  note: string;
  by: UserId | null;
};

/** A piece that is worked on already gets no second order. */
export const addWorkOrders = async ({ sql, orgId }: OrgDb, orders: readonly NewOrder[]) => {
  const rows = orders.map((order) => ({ id: newId(), ...order }));
  await sql`
    insert into work_order (org_id, id, item_id, unit_id, event_id, kind, note, created_by)
    select ${orgId}, n.id, n."itemId", n."unitId", n."eventId", n.kind, n.note, n.by
    from jsonb_to_recordset(${sql.json(rows)}) as n (id uuid, "itemId" uuid, "unitId" uuid, "eventId" uuid, kind text, note text, by uuid)
    on conflict (org_id, unit_id) where unit_id is not null and status in ('open', 'in_progress') do nothing`;
};

type OrderEnd = { status: WorkOrderStatus; cost?: number | null };

export const setWorkOrderStatus = async (
  { sql, orgId }: OrgDb,
  id: WorkOrderId,
  { status, cost }: OrderEnd,
) => {
  await sql`update work_order set status = ${status}, cost = coalesce(${cost ?? null}::int, cost),
      closed_at = ${status === 'done' || status === 'canceled' ? sql`now()` : null}
    where org_id = ${orgId} and id = ${id}`;
};

/** The orders that these events opened have nothing to do any more. */
export const cancelOrdersOpenedBy = async ({ sql, orgId }: OrgDb, eventIds: readonly EventId[]) => {
  await sql`update work_order set status = 'canceled', closed_at = now()
    where org_id = ${orgId} and event_id in ${sql(eventIds)} and status in ('open', 'in_progress')`;
};
