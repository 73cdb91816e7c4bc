import type { OrgDb } from '../../platform/db/db.ts';

/** Takes the next running numbers. Whoever takes some at the same time waits, and gets those after them. */
export const takeNumbers = async (
  { sql, orgId }: OrgDb,
  count: number,
): Promise<{ prefix: string; last: number }> => {
  const [taken] = await sql<{ prefix: string; last: number }[]>`
    with counted as (
      insert into code_counter as c (org_id, kind, last) values (${orgId}, 'unit', ${count})
      on conflict (org_id, kind) do update set last = c.last + ${count} returning last)
    select counted.last, coalesce(o.settings ->> 'codePrefix', '') as prefix from counted, organization o where o.id = ${orgId}`;
  if (!taken) throw new Error('The organization of this transaction is gone.');
  return taken;
};

export const takenCodes = async ({ sql, orgId }: OrgDb, codes: readonly string[]): Promise<string[]> => {
  const taken = await sql<
    { code: string }[]
  >`select code from unit where org_id = ${orgId} and code in ${sql(codes)}`;
  return taken.map(({ code }) => code);
};
