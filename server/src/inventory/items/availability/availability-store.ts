import type { ItemId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../../platform/db/db.ts';

/** What is left of an item on each of so many days. */
export const freeByDay = async (
  { sql, orgId }: OrgDb,
  id: ItemId,
  { from, days }: { from: string; days: number },
): Promise<number[]> => {
  const rows = await sql<{ free: number }[]>`
    select greatest(0, cap_of(i) - p.peak) as free from item i cross join generate_series(0, ${days}::int - 1) n
    cross join lateral peak_demand(${orgId}, i.id, ${from}::date + n, ${from}::date + n + 1, null) p
    where i.org_id = ${orgId} and i.id = ${id} order by n`;
  return rows.map(({ free }) => free);
};
