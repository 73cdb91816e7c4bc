import type { ItemId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../../platform/db/db.ts';

/** What is left of an item on each of so many days. */
export const freeByDay = async (
  { sql, orgId }: OrgDb,
  id: ItemId,
  { from, days }: { from: string; days: number },
): Promise<number[]> => {
  const rows = await sql<{ free: number }[]>`
    select greatest(0, cap_of(i) - d.taken) as free from item i
    cross join lateral taken_by_day(${orgId}, i.id, ${from}, ${from}::date + ${days}::int) d
    where i.org_id = ${orgId} and i.id = ${id} order by d.day`;
  return rows.map(({ free }) => free);
};
