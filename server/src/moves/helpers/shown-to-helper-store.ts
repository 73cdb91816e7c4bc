import type { FileId, MoveId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';

export const isPictureOfMove = async (
  { sql, orgId }: OrgDb,
  moveId: MoveId,
  pictureId: FileId,
): Promise<boolean> => {
  const [found] = await sql<{ isOnMove: boolean }[]>`
    select exists (
        select from move_line l join item i on i.org_id = l.org_id and i.id = l.item_id
        where l.org_id = ${orgId} and l.move_id = ${moveId} and i.cover_id = ${pictureId})
      or exists (
        select from event_picture p join scan_event e on e.org_id = p.org_id and e.id = p.event_id
        where p.org_id = ${orgId} and p.file_id = ${pictureId} and e.move_id = ${moveId}) as is_on_move`;
  return found?.isOnMove === true;
};
