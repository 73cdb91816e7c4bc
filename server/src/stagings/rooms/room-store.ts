import { namesOf } from '@archway/contract/kernel/fields/fields';
import type { FileId, RoomId, StagingId, UserId } from '@archway/contract/kernel/ids';
import { roomFields } from '@archway/contract/stagings/room-fields';
import type { NewRoom, Room } from '@archway/contract/stagings/staging';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import { idsInOrder } from '../../platform/db/lists/any-of.ts';
import { assignedValues, recordTexts, selectedText } from '../../platform/db/lists/field-columns.ts';
import { newId } from '../../platform/ids.ts';

type Facts = z.output<typeof NewRoom>;

const fields = selectedText(namesOf(roomFields), 'o');
const { columns, values, record } = recordTexts(roomFields);

const pictures = (
  sql: OrgDb['sql'],
  taken: 'before' | 'after',
) => sql`(select coalesce(jsonb_agg(x.file_id order by x.position), '[]'::jsonb)
  from room_picture x where x.org_id = o.org_id and x.room_id = o.id and x.taken = ${taken})`;

/** In the order one walks through them. */
export const roomsOf = ({ sql, orgId }: OrgDb, stagingId: StagingId): Promise<Room[]> => sql<Room[]>`
  select o.id, o.version, ${sql.unsafe(fields)}, ${pictures(sql, 'before')} as "beforeIds", ${pictures(sql, 'after')} as "afterIds"
  from staging_room o where o.org_id = ${orgId} and o.staging_id = ${stagingId} order by o.position, o.id`;

/** After those that are there. */
export const addRooms = async (
  { sql, orgId }: OrgDb,
  stagingId: StagingId,
  rooms: readonly Facts[],
  by: UserId,
): Promise<RoomId[]> => {
  if (rooms.length === 0) return [];
  const added = rooms.map((room, nth) => ({ ...room, id: newId<RoomId>(), nth }));
  await sql`
    insert into staging_room (org_id, id, staging_id, position, created_by, ${sql.unsafe(columns)})
    select ${orgId}, n.id, ${stagingId},
      n.nth + coalesce((select max(o.position) + 1 from staging_room o where o.org_id = ${orgId} and o.staging_id = ${stagingId}), 0), ${by}, ${sql.unsafe(values)}
    from jsonb_to_recordset(${sql.json(added)}) as n (id uuid, nth int, ${sql.unsafe(record)})`;
  return added.map(({ id }) => id);
};

export const changeRoomRow = async ({ sql, orgId }: OrgDb, id: RoomId, change: Partial<Facts>) => {
  if (Object.values(change).every((value) => value === undefined)) return;
  await sql`update staging_room set ${assignedValues(sql, roomFields, change)} where org_id = ${orgId} and id = ${id}`;
};

export const setRoomOrder = async ({ sql, orgId }: OrgDb, ids: readonly RoomId[]) => {
  await sql`update staging_room o set position = n.nth
    from ${idsInOrder(sql, ids)} where o.org_id = ${orgId} and o.id = n.id`;
};

export const moveRoomLines = async ({ sql, orgId }: OrgDb, from: RoomId, to: RoomId) => {
  await sql`update design_line set room_id = ${to} where org_id = ${orgId} and room_id = ${from}`;
};

export const deleteRoom = async ({ sql, orgId }: OrgDb, id: RoomId) => {
  await sql`delete from room_picture where org_id = ${orgId} and room_id = ${id}`;
  await sql`delete from staging_room where org_id = ${orgId} and id = ${id}`;
};

/** Answers how many of them are here. */
export const putRoomPictures = async (
  { sql, orgId }: OrgDb,
  id: RoomId,
  taken: 'before' | 'after',
  pictureIds: readonly FileId[],
): Promise<number> => {
  await sql`delete from room_picture where org_id = ${orgId} and room_id = ${id} and taken = ${taken}`;
  const put = await sql`
    insert into room_picture (org_id, room_id, file_id, taken, position)
    select ${orgId}, ${id}, f.id, ${taken}, n.nth from ${idsInOrder(sql, pictureIds)}
    join file f on f.org_id = ${orgId} and f.id = n.id and f.kind = 'picture'`;
  return put.count;
};
