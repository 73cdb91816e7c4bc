import type { ItemId, LineId, StagingId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { anyOf } from '../../platform/db/lists/any-of.ts';

/** The job of each of these lines. A line never changes its job. */
export const jobsOfLines = async (
  { sql, orgId }: OrgDb,
  ids: readonly LineId[],
): Promise<ReadonlyMap<LineId, StagingId>> => {
  if (ids.length === 0) return new Map();
  const rows = await sql<{ id: LineId; stagingId: StagingId }[]>`
    select id, staging_id from design_line where org_id = ${orgId} and id in ${sql(ids)}`;
  return new Map(rows.map(({ id, stagingId }) => [id, stagingId]));
};

type Touched = {
  readonly stagingIds: readonly StagingId[];
  readonly lineIds?: readonly LineId[];
  readonly itemIds?: readonly ItemId[];
};

/** Locks, in the order of their ids, these items, all that these jobs list or hold, and what these lines hold. */
export const lockItemsFor = async (
  { sql, orgId }: OrgDb,
  { stagingIds, lineIds = [], itemIds = [] }: Touched,
) => {
  await sql`select 1 from item i where i.org_id = ${orgId} and (i.id = ${anyOf(sql, itemIds)}
      or i.id in (select l.item_id from design_line l where l.org_id = ${orgId} and l.staging_id = ${anyOf(sql, stagingIds)})
      or i.id in (select r.item_id from reservation r where r.org_id = ${orgId}
        and (r.staging_id = ${anyOf(sql, stagingIds)} or r.line_id = ${anyOf(sql, lineIds)})))
    order by i.id for no key update`;
};
