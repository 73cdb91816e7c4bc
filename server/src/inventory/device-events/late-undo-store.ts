import type { MoveId, StagingId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { anyOf } from '../../platform/db/lists/any-of.ts';

/** Those of these moves and jobs that are over. */
export const findEnded = async (
  { sql, orgId }: OrgDb,
  { moveIds, stagingIds }: { readonly moveIds: readonly MoveId[]; readonly stagingIds: readonly StagingId[] },
): Promise<ReadonlySet<string>> => {
  const rows = await sql<{ id: string }[]>`
    select v.id from move v where v.org_id = ${orgId} and v.id = ${anyOf(sql, moveIds)} and v.status in ('completed', 'canceled')
    union all select s.id from staging s where s.org_id = ${orgId} and s.id = ${anyOf(sql, stagingIds)} and s.status in ('closed', 'lost', 'canceled')`;
  return new Set(rows.map(({ id }) => id));
};

/** Of these moves, those whose jobs are over. */
export const findMovesOfEnded = async (
  { sql, orgId }: OrgDb,
  moveIds: readonly MoveId[],
): Promise<ReadonlySet<string>> => {
  const rows = await sql<{ id: string }[]>`
    select v.id from move v join staging s on s.org_id = ${orgId} and s.id = v.staging_id
    where v.org_id = ${orgId} and v.id = ${anyOf(sql, moveIds)} and s.status in ('closed', 'lost', 'canceled')`;
  return new Set(rows.map(({ id }) => id));
};
