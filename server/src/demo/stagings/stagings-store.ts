import { clientFields } from '@archway/contract/clients/client-fields';
import type { ItemId, UnitId, UserId } from '@archway/contract/kernel/ids';
import { propertyFields } from '@archway/contract/properties/property-fields';
import { roomFields } from '@archway/contract/stagings/room-fields';
import { stagingFields } from '@archway/contract/stagings/staging-fields';
import type { OrgDb } from '../../platform/db/db.ts';
import { recordTexts } from '../../platform/db/lists/field-columns.ts';
import { newId } from '../../platform/ids.ts';
import type { HistoryEntry } from './history.ts';
import type { Designer, JobRows, LineValues, RoomValues, StagingValues } from './job-rows.ts';
import type { ClientValues, PropertyValues } from './party-rows.ts';

const client = recordTexts(clientFields);
const property = recordTexts(propertyFields);
const staging = recordTexts(stagingFields);
const room = recordTexts(roomFields);

/** Who works here, by address, the founder first. */
export const demoDesigners = async ({ sql, orgId }: OrgDb): Promise<Map<string, Designer>> => {
  const members = await sql<(Designer & { email: string })[]>`
    select m.id, m.user_id as "userId", concat_ws(' ', u.first_name, u.last_name) as name, u.email
    from membership m join app_user u on u.id = m.user_id where m.org_id = ${orgId} order by m.joined_at, m.id`;
  return new Map(members.map(({ email, ...member }) => [email, member]));
};

/** A piece of each of these items that is in storage, the last bought. */
export const unitsOfItems = async (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
): Promise<Map<ItemId, UnitId>> => {
  if (itemIds.length === 0) return new Map();
  const units = await sql<{ id: UnitId; itemId: ItemId }[]>`
    select distinct on (item_id) id, item_id from unit
    where org_id = ${orgId} and item_id in ${sql(itemIds)} and lifecycle = 'active' and custody = 'in_storage' order by item_id, code desc`;
  return new Map(units.map(({ id, itemId }) => [itemId, id]));
};

export const addDemoClients = async ({ sql, orgId }: OrgDb, clients: readonly ClientValues[], by: UserId) => {
  await sql`insert into client (org_id, id, created_by, ${sql.unsafe(client.columns)})
    select ${orgId}, n.id, ${by}, ${sql.unsafe(client.values)}
    from jsonb_to_recordset(${sql.json([...clients])}) as n (id uuid, ${sql.unsafe(client.record)})`;
};

export const addDemoProperties = async (
  { sql, orgId }: OrgDb,
  properties: readonly PropertyValues[],
  by: UserId,
) => {
  await sql`insert into property (org_id, id, access_notes, created_by, ${sql.unsafe(property.columns)})
    select ${orgId}, n.id, n."accessNotes", ${by}, ${sql.unsafe(property.values)}
    from jsonb_to_recordset(${sql.json([...properties])}) as n (id uuid, "accessNotes" text, ${sql.unsafe(property.record)})`;
};

/** With their rooms, designs, lines and promises. */
export const addDemoJobs = async (db: OrgDb, { stagings, rooms, lines }: JobRows) => {
  await addStagings(db, stagings);
  await addRooms(db, rooms);
  await addLines(db, lines);
  await addPromises(db, lines);
};

const addStagings = async ({ sql, orgId }: OrgDb, stagings: readonly StagingValues[]) => {
  const rows = sql.json(stagings.map(({ by, ...row }) => ({ ...row, userId: by.userId })));
  await sql`insert into staging (org_id, id, number, status, install_on, ends_on, held_until, term_days, installed_on, destaged_on, created_at, updated_at,
      created_by, ${sql.unsafe(staging.columns)})
    select ${orgId}, n.id, n.number, n.status, n."installOn", n."endsOn", n."heldUntil", n."termDays", n."installedOn", n."destagedOn", n."begunOn", n."begunOn",
      n."userId", ${sql.unsafe(staging.values)}
    from jsonb_to_recordset(${rows}) as n (id uuid, number int, status text, "installOn" date, "endsOn" date, "heldUntil" date, "termDays" int,
      "installedOn" date, "destagedOn" date, "begunOn" date, "userId" uuid, ${sql.unsafe(staging.record)})`;
  await sql`insert into design (org_id, id, staging_id, number, status, created_at, created_by)
    select ${orgId}, n."designId", n.id, 1, n."designStatus", n."begunOn", n."userId"
    from jsonb_to_recordset(${rows}) as n (id uuid, "designId" uuid, "designStatus" text, "begunOn" date, "userId" uuid)`;
  await sql`insert into code_counter (org_id, kind, last) values (${orgId}, 'staging', ${stagings.length})`;
};

const addRooms = async ({ sql, orgId }: OrgDb, rooms: readonly RoomValues[]) => {
  await sql`insert into staging_room (org_id, id, staging_id, position, ${sql.unsafe(room.columns)})
    select ${orgId}, n.id, n."stagingId", n.position, ${sql.unsafe(room.values)}
    from jsonb_to_recordset(${sql.json([...rooms])}) as n (id uuid, "stagingId" uuid, position int, ${sql.unsafe(room.record)})`;
};

const addLines = async ({ sql, orgId }: OrgDb, lines: readonly LineValues[]) => {
  await sql`insert into design_line (org_id, id, staging_id, design_id, room_id, item_id, unit_id, quantity, position)
    select ${orgId}, n.id, n."stagingId", current_design(${orgId}, n."stagingId"), n."roomId", n."itemId", n."unitId", n.quantity, n.position
    from jsonb_to_recordset(${sql.json([...lines])}) as n (id uuid, "stagingId" uuid, "roomId" uuid, "itemId" uuid, "unitId" uuid, quantity int, position int)`;
};

/** On the days that their jobs hold them, as R4 has it. */
const addPromises = async ({ sql, orgId }: OrgDb, lines: readonly LineValues[]) => {
  const rows = sql.json(lines.map((line) => ({ ...line, reservationId: newId() })));
  await sql`insert into reservation (org_id, id, staging_id, line_id, item_id, unit_id, quantity, starts_on, ends_on, lead_days, rest_days, status, bumped_by, bumped_at, told_at, created_by)
    select ${orgId}, n."reservationId", s.id, n.id, i.id, n."unitId", n.quantity, s.install_on - m.lead_days, s.held_until + m.rest_days,
      case when n.status <> 'soft' then m.lead_days end, case when n.status <> 'soft' then m.rest_days end, n.status, n."bumpedBy",
      now() - n."bumpedDaysAgo" * interval '1 day', now() - n."bumpedDaysAgo" * interval '1 day', s.created_by
    from jsonb_to_recordset(${rows}) as n ("reservationId" uuid, id uuid, "stagingId" uuid, "itemId" uuid, "unitId" uuid, quantity int, status text,
      "bumpedBy" uuid, "bumpedDaysAgo" int)
    join staging s on s.org_id = ${orgId} and s.id = n."stagingId"
    join item i on i.org_id = ${orgId} and i.id = n."itemId"
    cross join lateral margins_of(${orgId}, i.category_id, i.buffer_days) m`;
};

export const addHistory = async ({ sql, orgId }: OrgDb, entries: readonly HistoryEntry[]) => {
  const rows = entries.map((entry) => ({ ...entry, id: newId() }));
  await sql`insert into audit_entry (org_id, id, at, action, subject_type, subject_id, subject_name, actor_id, actor_name, details)
    select ${orgId}, n.id, n.at, n.action, 'Staging', n."stagingId", n.name, n."actorId", n."actorName", n.details
    from jsonb_to_recordset(${sql.json(rows as never)}) as n (id uuid, at timestamptz, action text, "stagingId" uuid, name text, "actorId" uuid, "actorName" text, details jsonb)`;
};
