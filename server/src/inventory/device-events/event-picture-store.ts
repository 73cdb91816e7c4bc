import type { EventId, FileId, UnitId, UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';

/** An event that can have pictures: recorded, or waiting for somebody. */
export type PicturedEvent = {
  readonly unitId: UnitId | null;
  /** The code of the piece, or what was scanned in place of it; of what is about a whole move, its job. */
  readonly name: string | null;
};

/** An event of this member. */
export const findPicturedEvent = async (
  { sql, orgId }: OrgDb,
  id: EventId,
  by: UserId,
): Promise<PicturedEvent | undefined> => {
  const [event] = await sql<PicturedEvent[]>`
    select e.unit_id, coalesce(u.code, i.name, s.name) as name from scan_event e left join item i on i.org_id = e.org_id and i.id = e.item_id
      left join unit u on u.org_id = e.org_id and u.id = e.unit_id left join move m on m.org_id = e.org_id and m.id = e.move_id
      left join staging s on s.org_id = m.org_id and s.id = m.staging_id
    where e.org_id = ${orgId} and e.id = ${id} and e.by_id = ${by}
    union all
    select r.unit_id, coalesce(u.code, r.payload ->> 'code') from scan_review r left join unit u on u.org_id = r.org_id and u.id = r.unit_id
    where r.org_id = ${orgId} and r.id = ${id} and r.by_id = ${by}
    limit 1`;
  return event;
};

export type EventPicture = { readonly id: string; readonly fileId: FileId };

export const picturesOfEvent = ({ sql, orgId }: OrgDb, eventId: EventId): Promise<EventPicture[]> =>
  sql<
    EventPicture[]
  >`select id, file_id from event_picture where org_id = ${orgId} and event_id = ${eventId} order by position, id`;

const picturesLock = 64;

/** Until the transaction ends nobody else adds a picture to this event, wherever the event stands by then. */
export const lockPicturesOf = async ({ sql, orgId }: OrgDb, eventId: EventId) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${orgId} ${eventId}`}, ${picturesLock}))`;
};

type NewEventPicture = EventPicture & {
  readonly eventId: EventId;
  readonly position: number;
  readonly by: UserId;
};

/** The same picture sent twice is there once. */
export const addEventPicture = async (
  { sql, orgId }: OrgDb,
  { id, eventId, fileId, position, by }: NewEventPicture,
) => {
  await sql`
    insert into event_picture (org_id, id, event_id, file_id, position, created_by)
    values (${orgId}, ${id}, ${eventId}, ${fileId}, ${position}, ${by})
    on conflict (org_id, event_id, id) do nothing`;
};
