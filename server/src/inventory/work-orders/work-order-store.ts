import type { WorkOrderStatus } from '@archway/contract/inventory/states';
import type { WorkOrder, WorkOrdersQuery } from '@archway/contract/inventory/work-order';
import type { EventId, ItemId, UnitId, UserId, WorkOrderId } from '@archway/contract/kernel/ids';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import { jsonPage } from '../../platform/db/lists/json-page.ts';
import type { Fragment } from '../../platform/db/pool.ts';
import { newId } from '../../platform/ids.ts';
import { eventPictures } from '../units/event-store.ts';

type Sql = OrgDb['sql'];

const columns = (
  sql: Sql,
  cost: Fragment = sql`w.cost`,
) => sql`w.id, w.version, w.item_id as "itemId", i.name as "itemName", i.cover_id as "coverId", w.unit_id as "unitId", u.code as "unitCode",
  l.name as "locationName", w.quantity, w.kind, w.status, w.note, ${cost} as cost, w.opened_at as "openedAt",
  (select concat_ws(' ', a.first_name, a.last_name) from app_user a where a.id = w.created_by) as "openedBy", w.closed_at as "closedAt",
  ${eventPictures(sql, sql`w.org_id`, sql`w.event_id`)} as "pictureIds"`;
const source = (sql: Sql) =>
  sql`work_order w join item i on i.org_id = w.org_id and i.id = w.item_id left join unit u on u.org_id = w.org_id and u.id = w.unit_id
  left join scan_event e on e.org_id = w.org_id and e.id = w.event_id and w.unit_id is null
  left join storage_location l on l.org_id = w.org_id and l.id = coalesce(u.location_id, e.location_id)`;

type Query = z.output<typeof WorkOrdersQuery>;

export const workOrderPage = (db: OrgDb, query: Query, withCosts: boolean) => {
  const { sql, orgId } = db;
  const { itemId, unitId, kind, status, searchQuery } = query;
  const cost = withCosts ? sql`w.cost` : sql`null::int`;
  const direction = query.orderBy === 'desc' ? sql`desc` : sql`asc`;
  const sorts: Record<Query['sortBy'], Fragment> = {
    status: sql`array_position(array['in_progress', 'open', 'done', 'canceled'], w.status) ${direction}`,
    itemName: sql`i.sort_name ${direction}`,
    openedAt: sql`w.opened_at ${direction}`,
    closedAt: sql`w.closed_at ${direction} nulls last`,
  };
  return jsonPage<WorkOrder>(
    db,
    {
      columns: columns(sql, cost),
      from: source(sql),
      countFrom: searchQuery ? source(sql) : sql`work_order w`,
      where: sql`w.org_id = ${orgId} ${itemId ? sql`and w.item_id = ${itemId}` : sql``} ${unitId ? sql`and w.unit_id = ${unitId}` : sql``}
        ${kind ? sql`and w.kind = ${kind}` : sql``} ${status ? sql`and w.status = ${status}` : sql``}
        ${searchQuery ? sql`and strpos(concat_ws(' ', i.found_by, plain(concat_ws(' ', u.code, l.name, w.note))), (select plain(${searchQuery}))) > 0` : sql``}`,
      order: sql`${sorts[query.sortBy]}, w.opened_at desc, w.id`,
    },
    query,
  );
};

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
  /** Null for so many of what is only counted. */
  unitId: UnitId | null;
  quantity?: number;
  eventId: EventId;
  kind: string;
  note: string;
  by: UserId | null;
};

/** A piece that is worked on already gets no second order; of what is only counted each is of so many more. */
export const addWorkOrders = async ({ sql, orgId }: OrgDb, orders: readonly NewOrder[]) => {
  const rows = orders.map((order) => ({ id: newId(), quantity: 1, ...order }));
  await sql`
    insert into work_order (org_id, id, item_id, unit_id, quantity, event_id, kind, note, created_by)
    select ${orgId}, n.id, n."itemId", n."unitId", n.quantity, n."eventId", n.kind, n.note, n.by
    from jsonb_to_recordset(${sql.json(rows)}) as n (id uuid, "itemId" uuid, "unitId" uuid, quantity int, "eventId" uuid, kind text, note text, by uuid)
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
