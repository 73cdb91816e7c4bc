import type { MoveId } from '@archway/contract/kernel/ids';
import type { PresentOnMove } from '@archway/contract/moves/present';
import type { OrgDb } from '../platform/db/db.ts';
import type { SeenOnMove } from '../platform/presence/presence.ts';

/** Whoever left long ago goes with it, so that there are never more rows than people. */
export const writeSeenOnMove = async (
  { sql, orgId }: OrgDb,
  { userId, moveId, tab, now }: SeenOnMove,
  goneBefore: Date,
) => {
  await sql`
    with gone as (
      delete from move_presence where org_id = ${orgId} and move_id = ${moveId} and seen_at < ${goneBefore} and user_id <> ${userId})
    insert into move_presence (org_id, move_id, user_id, tab, seen_at) values (${orgId}, ${moveId}, ${userId}, ${tab}, ${now})
    on conflict (org_id, move_id, user_id) do update set tab = excluded.tab, seen_at = excluded.seen_at
    where excluded.seen_at > move_presence.seen_at`;
};

/** Who was seen there since, whoever came last first. */
export const presentOnMove = (
  { sql, orgId }: OrgDb,
  id: MoveId,
  since: Date,
  { onlyHelpers }: { onlyHelpers: boolean },
): Promise<PresentOnMove[]> => sql<PresentOnMove[]>`
  select p.user_id, concat_ws(' ', u.first_name, nullif(u.last_name, '')) as name, p.tab, p.seen_at
  from move_presence p join app_user u on u.id = p.user_id
  where p.org_id = ${orgId} and p.move_id = ${id} and p.seen_at >= ${since} and (u.status = 'helper' or not ${onlyHelpers}) order by p.seen_at desc, p.user_id`;
