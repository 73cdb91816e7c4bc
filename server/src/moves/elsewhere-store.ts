import type { MoveId, UnitId } from '@archway/contract/kernel/ids';
import type { PieceElsewhere } from '@archway/contract/moves/move';
import type { OrgDb } from '../platform/db/db.ts';
import { anyOf } from '../platform/db/lists/any-of.ts';

const isStored = (custody: string) => `${custody} in ('in_storage', 'in_repair')`;

/**
 * Pieces of a move that were taken up for another one since, or put into storage by whoever did not say it on this move. When that was
 * is when they were seen last: whatever was recorded here after it holds. What this move says itself is left to what is recorded on it:
 * a device that takes it back without a network knows better.
 */
export const piecesElsewhere = ({ sql, orgId }: OrgDb, id: MoveId): Promise<PieceElsewhere[]> => sql<
  PieceElsewhere[]
>`
  select u.id as unit_id, case when u.move_id = ${id} then 'returned' else 'passed' end as state, u.last_seen_at as at from unit u
  where u.org_id = ${orgId} and u.last_seen_at is not null and (u.move_id is distinct from ${id}
      or (${sql.unsafe(isStored('u.custody'))} and ${lastOnMove({ sql, orgId }, id)} is distinct from 'returned'))
    and u.id in (select e.unit_id from scan_event e where e.org_id = ${orgId} and e.move_id = ${id} and e.unit_id is not null)
  order by u.id`;

/** What became of a piece by what was said on a move, and not taken back. */
const lastOnMove = ({ sql, orgId }: Pick<OrgDb, 'sql' | 'orgId'>, id: MoveId) => sql`(
  select e.kind from scan_event e where e.org_id = ${orgId} and e.unit_id = u.id and e.move_id = ${id}
    and e.kind in ('picked', 'dropped', 'returned', 'missing', 'found', 'sold', 'left')
    and not exists (select from scan_event x where x.org_id = ${orgId} and x.undoes = e.id)
  order by e.at desc, e.id desc limit 1)`;

/** Moves that have one of these pieces in hand though it stands in storage, or the other way round. */
export const movesOutOfStep = async (
  { sql, orgId }: OrgDb,
  unitIds: readonly UnitId[],
): Promise<MoveId[]> => {
  const rows = await sql<{ moveId: MoveId }[]>`
    select distinct p.move_id from move_piece p join unit u on u.org_id = ${orgId} and u.id = p.unit_id and u.move_id = p.move_id
    where p.org_id = ${orgId} and p.unit_id = ${anyOf(sql, unitIds)} and (
      (p.state = 'picked' and ${sql.unsafe(isStored('u.custody'))}) or (p.state = 'returned' and u.custody in ('picked', 'in_transit')))
    order by p.move_id`;
  return rows.map(({ moveId }) => moveId);
};
