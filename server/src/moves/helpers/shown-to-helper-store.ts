import type { FileId, ItemId, MoveId, UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';

/** What was planned for a move, and what somebody recorded on it who is no helper: a helper who records anything learns nothing of it. */
const itemsTold = ({ sql, orgId }: OrgDb, moveId: MoveId) => sql`
  select l.item_id from move_line l
  where l.org_id = ${orgId} and l.move_id = ${moveId} and not l.is_extra and l.substitute_for is null
  union select e.item_id from scan_event e join app_user a on a.id = e.by_id and a.status <> 'helper'
  where e.org_id = ${orgId} and e.move_id = ${moveId} and e.item_id is not null`;

export const itemsToldToHelpers = async (db: OrgDb, moveId: MoveId): Promise<ItemId[]> => {
  const rows = await db.sql<{ itemId: ItemId }[]>`${itemsTold(db, moveId)}`;
  return rows.map(({ itemId }) => itemId);
};

export const helpersOfMove = async ({ sql, orgId }: OrgDb, moveId: MoveId): Promise<UserId[]> => {
  const rows = await sql<{ userId: UserId }[]>`
    select h.user_id from move_helper h join move_helper_link l on l.org_id = ${orgId} and l.id = h.link_id
    where h.org_id = ${orgId} and l.move_id = ${moveId}`;
  return rows.map(({ userId }) => userId);
};

type Shown = { readonly moveId: MoveId; readonly userId: UserId; readonly pictureId: FileId };

/** Of what the helper is told, and of what they took themselves. */
export const isPictureForHelper = async (
  db: OrgDb,
  { moveId, userId, pictureId }: Shown,
): Promise<boolean> => {
  const { sql, orgId } = db;
  const [found] = await sql<{ isTheirs: boolean }[]>`
    select exists (
        select from item i where i.org_id = ${orgId} and i.cover_id = ${pictureId} and i.id in (${itemsTold(db, moveId)}))
      or exists (
        select from event_picture p join scan_event e on e.org_id = p.org_id and e.id = p.event_id
        where p.org_id = ${orgId} and p.file_id = ${pictureId} and e.move_id = ${moveId} and e.by_id = ${userId}) as is_theirs`;
  return found?.isTheirs === true;
};
