import type { ItemId, LineId, StagingId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';

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

/** Locks, in the order of their ids, these items, all that one job lists or holds, and what these lines hold: whatever a swap and its reason touch. */
export const lockItemsFor = async (
  { sql, orgId }: OrgDb,
  { stagingId, lineIds, itemIds }: { stagingId: StagingId; lineIds: LineId[]; itemIds: ItemId[] },
) => {
  await sql`select 1 from item i where i.org_id = ${orgId} and (i.id = any (array(select jsonb_array_elements_text(${sql.json(itemIds)})::uuid))
      or i.id in (select l.item_id from design_line l where l.org_id = ${orgId} and l.staging_id = ${stagingId})
      or i.id in (select r.item_id from reservation r where r.org_id = ${orgId}
        and (r.staging_id = ${stagingId} or r.line_id = any (array(select jsonb_array_elements_text(${sql.json(lineIds)})::uuid)))))
    order by i.id for no key update`;
};
