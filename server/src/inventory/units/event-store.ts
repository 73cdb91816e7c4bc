import type { EventKind } from '@archway/contract/inventory/fold-unit';
import type { Condition } from '@archway/contract/inventory/states';
import type { EventsQuery, InventoryEvent } from '@archway/contract/inventory/unit';
import type { EventId, ItemId, StorageLocationId, UnitId, UserId } from '@archway/contract/kernel/ids';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import { jsonPage } from '../../platform/db/lists/json-page.ts';

export type NewEvent = {
  readonly id: EventId;
  readonly at: string;
  readonly kind: EventKind | 'received' | 'transferred' | 'counted';
  readonly itemId: ItemId;
  readonly unitId: UnitId | null;
  readonly quantity: number;
  readonly locationId: StorageLocationId | null;
  readonly condition: Condition | null;
  readonly note: string;
  readonly undoes: EventId | null;
  readonly by: UserId | null;
};

/** The same event said twice is there once. */
export const addEvents = async ({ sql, orgId }: OrgDb, events: readonly NewEvent[]) => {
  await sql`
    insert into scan_event (org_id, id, at, kind, item_id, unit_id, quantity, location_id, condition, note, undoes, by_id)
    select ${orgId}, n.id, n.at, n.kind, n."itemId", n."unitId", n.quantity, n."locationId", n.condition, n.note, n.undoes, n.by
    from jsonb_to_recordset(${sql.json([...events])}) as n (id uuid, at timestamptz, kind text, "itemId" uuid, "unitId" uuid, quantity int,
      "locationId" uuid, condition text, note text, undoes uuid, by uuid)
    on conflict (org_id, id) do nothing`;
};

export type KeptEvent = {
  id: EventId;
  kind: EventKind;
  itemId: ItemId;
  unitId: UnitId | null;
  undone: boolean;
};

export const findEvents = ({ sql, orgId }: OrgDb, ids: readonly EventId[]): Promise<KeptEvent[]> => sql<
  KeptEvent[]
>`
  select e.id, e.kind, e.item_id, e.unit_id, exists (select from scan_event x where x.org_id = ${orgId} and x.undoes = e.id) as undone
  from scan_event e where e.org_id = ${orgId} and e.id in ${sql(ids)}`;

export const eventPage = (db: OrgDb, query: z.output<typeof EventsQuery>) => {
  const { sql, orgId } = db;
  const direction = query.orderBy === 'asc' ? sql`asc` : sql`desc`;
  return jsonPage<InventoryEvent>(
    db,
    {
      columns: sql`e.id, e.at, e.recorded_at as "recordedAt", e.kind, e.unit_id as "unitId", u.code as "unitCode", e.quantity,
        e.location_id as "locationId", l.name as "locationName", e.condition, e.note, e.by_id as "byId",
        (select concat_ws(' ', a.first_name, a.last_name) from app_user a where a.id = e.by_id) as by,
        exists (select from scan_event x where x.org_id = ${orgId} and x.undoes = e.id) as undone`,
      from: sql`scan_event e left join unit u on u.org_id = e.org_id and u.id = e.unit_id
        left join storage_location l on l.org_id = e.org_id and l.id = e.location_id`,
      where: sql`e.org_id = ${orgId} and e.kind <> 'undone'
        ${query.itemId ? sql`and e.item_id = ${query.itemId}` : sql``}
        ${query.unitId ? sql`and e.unit_id = ${query.unitId}` : sql``}
        ${query.searchQuery ? sql`and strpos(lower(e.note), lower(${query.searchQuery})) > 0` : sql``}`,
      order: sql`e.at ${direction}, e.id ${direction}`,
      countFrom: sql`scan_event e`,
    },
    query,
  );
};
