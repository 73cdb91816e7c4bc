import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';

/** As much of a scan as a row of it holds. */
export type BareScan = {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly itemId: string;
  readonly unitId: string;
  readonly locationId?: string;
  readonly moveId?: string;
  readonly roomId?: string;
};

/** A later version of the product would find a table that is not its own. */
export const dropBareScans = (sql: postgres.Sql) => sql`drop table if exists bare_scan_event`;

type Insert = (
  sql: postgres.Sql,
  orgId: string,
  device: string,
  events: readonly BareScan[],
) => Promise<unknown>;

/** A table with the same indexes and references as that of scans, and nothing else. */
export const makeBareScans = async (sql: postgres.Sql) => {
  await sql.unsafe(`
    create table bare_scan_event (like scan_event including indexes including defaults);
    alter table bare_scan_event add foreign key (org_id) references organization (id),
      add foreign key (org_id, item_id) references item (org_id, id), add foreign key (org_id, unit_id) references unit (org_id, id),
      add foreign key (org_id, location_id) references storage_location (org_id, id), add foreign key (by_id) references app_user (id)`);
};

/** So many devices that record by the bare driver. */
export const bareDevices = (sql: postgres.Sql, orgId: string, insert: Insert, devices: number) =>
  Array.from({ length: devices }, () => {
    const device = randomUUID();
    return async (events: readonly BareScan[]) => {
      await insert(sql, orgId, device, events);
    };
  });

/** A whole batch by one statement. */
export const insertAll: Insert = (
  sql,
  orgId,
  device,
  events,
) => sql`insert into bare_scan_event (org_id, id, at, kind, item_id, unit_id, quantity, location_id, move_id, room_id, note, device_id, device_at, clock_offset_ms)
    select ${orgId}, n.id, n.at, n.kind, n."itemId", n."unitId", 1, n."locationId", n."moveId", n."roomId", '', ${device}, n.at, 0
    from jsonb_to_recordset(${sql.json([...events])}) as n (id uuid, at timestamptz, kind text, "itemId" uuid, "unitId" uuid, "locationId" uuid,
      "moveId" uuid, "roomId" uuid)`;

/** Each row by a statement of its own, all of a batch in one transaction. */
export const insertEach: Insert = (sql, orgId, device, events) =>
  sql.begin((own) =>
    events.map(
      ({ id, at, kind, itemId, unitId, locationId = null, moveId = null, roomId = null }) =>
        own`insert into bare_scan_event (org_id, id, at, kind, item_id, unit_id, quantity, location_id, move_id, room_id, note, device_id, device_at, clock_offset_ms)
          values (${orgId}, ${id}, ${at}, ${kind}, ${itemId}, ${unitId}, 1, ${locationId}, ${moveId}, ${roomId}, '', ${device}, ${at}, 0)`,
    ),
  );
