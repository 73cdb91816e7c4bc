import type { EventKind } from '@archway/contract/inventory/fold-unit';
import type { Condition, PhotoMoment, ReturnReason, Verdict } from '@archway/contract/inventory/states';
import type { StockEventKind } from '@archway/contract/inventory/stock-event-kinds';
import type { EventsQuery, InventoryEvent } from '@archway/contract/inventory/unit';
import type {
  EventId,
  ItemId,
  MoveId,
  MoveLineId,
  RoomId,
  StagingId,
  StorageLocationId,
  UnitId,
  UserId,
} from '@archway/contract/kernel/ids';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import { jsonPage } from '../../platform/db/lists/json-page.ts';
import type { Fragment } from '../../platform/db/pool.ts';

/** Which device recorded an event, when by its own clock, and how far that clock was behind. */
export type DeviceStamp = {
  readonly id: string;
  readonly at: string;
  readonly offsetMs: number;
};

export type NewEvent = {
  readonly id: EventId;
  readonly at: string;
  readonly kind: EventKind | StockEventKind | 'shorted' | 'departed' | 'signed' | 'photographed';
  /** Null for what is about a whole move. */
  readonly itemId: ItemId | null;
  readonly unitId: UnitId | null;
  readonly quantity: number;
  readonly locationId: StorageLocationId | null;
  readonly condition: Condition | null;
  readonly note: string;
  readonly undoes: EventId | null;
  readonly by: UserId | null;
  /** Of what a device recorded. */
  readonly device?: DeviceStamp;
  /** Something was assumed to record it. */
  readonly inferred?: boolean;
  /** Of what was recorded on a move. The job is that of the move. */
  readonly moveId?: MoveId | null;
  readonly stagingId?: StagingId | null;
  readonly roomId?: RoomId | null;
  readonly lineId?: MoveLineId | null;
  readonly verdict?: Verdict | null;
  readonly reason?: ReturnReason | null;
  readonly taken?: PhotoMoment | null;
};

/** The same event recorded twice is there once. Answers how many were new. */
export const addEvents = async ({ sql, orgId }: OrgDb, events: readonly NewEvent[]): Promise<number> => {
  const rows = events.map(({ device, ...event }) => ({
    ...event,
    deviceId: device?.id,
    deviceAt: device?.at,
    offsetMs: device?.offsetMs,
  }));
  const added = await sql`
    insert into scan_event (org_id, id, at, kind, item_id, unit_id, quantity, location_id, condition, note, undoes, by_id, inferred,
      device_id, device_at, clock_offset_ms, move_id, room_id, line_id, verdict, reason, taken)
    select ${orgId}, n.id, n.at, n.kind, n."itemId", n."unitId", n.quantity, n."locationId", n.condition, n.note, n.undoes, n.by,
      coalesce(n.inferred, false), n."deviceId", n."deviceAt", n."offsetMs", n."moveId", n."roomId", n."lineId", n.verdict, n.reason, n.taken
    from jsonb_to_recordset(${sql.json(rows)}) as n (id uuid, at timestamptz, kind text, "itemId" uuid, "unitId" uuid, quantity int,
      "locationId" uuid, condition text, note text, undoes uuid, by uuid, inferred boolean, "deviceId" uuid, "deviceAt" timestamptz, "offsetMs" bigint,
      "moveId" uuid, "roomId" uuid, "lineId" uuid, verdict text, reason text, taken text)
    on conflict (org_id, id) do nothing`;
  return added.count;
};

/** The pictures of an event, in the order they were taken, as JSON. */
export const eventPictures = (sql: OrgDb['sql'], orgId: Fragment, eventId: Fragment): Fragment =>
  sql`(select coalesce(jsonb_agg(p.file_id order by p.position, p.id), '[]'::jsonb) from event_picture p where p.org_id = ${orgId} and p.event_id = ${eventId})`;

export type KeptEvent = {
  id: EventId;
  at: string;
  kind: NewEvent['kind'];
  itemId: ItemId | null;
  unitId: UnitId | null;
  moveId: MoveId | null;
  by: UserId | null;
  undone: boolean;
};

export const findEvents = ({ sql, orgId }: OrgDb, ids: readonly EventId[]): Promise<KeptEvent[]> => sql<
  KeptEvent[]
>`
  select e.id, e.at, e.kind, e.item_id, e.unit_id, e.move_id, e.by_id as by, exists (select from scan_event x where x.org_id = ${orgId} and x.undoes = e.id) as undone
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
        exists (select from scan_event x where x.org_id = ${orgId} and x.undoes = e.id) as undone,
        ${eventPictures(sql, sql`e.org_id`, sql`e.id`)} as "pictureIds"`,
      from: sql`scan_event e left join unit u on u.org_id = e.org_id and u.id = e.unit_id
        left join storage_location l on l.org_id = e.org_id and l.id = e.location_id`,
      where: sql`e.org_id = ${orgId} and e.kind <> 'undone' and e.item_id is not null
        ${query.itemId ? sql`and e.item_id = ${query.itemId}` : sql``}
        ${query.unitId ? sql`and e.unit_id = ${query.unitId}` : sql``}
        ${query.searchQuery ? sql`and strpos(lower(e.note), lower(${query.searchQuery})) > 0` : sql``}`,
      order: sql`e.at ${direction}, e.id ${direction}`,
      countFrom: sql`scan_event e`,
    },
    query,
  );
};
