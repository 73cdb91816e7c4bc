import type { TestApp } from '../test-app.ts';

/**
 * One line for each table that holds rows of this organization: how many, and a sum over all that stands in them, but for
 * when somebody was last seen, which any call may write down.
 */
export const checksum = async ({ sql }: TestApp, orgId: string): Promise<Record<string, string>> => {
  const tables = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`;
  const sums: Record<string, string> = {};
  for (const { name, key } of [
    ...tables.map((table) => ({ ...table, key: 'org_id' })),
    { name: 'organization', key: 'id' },
  ]) {
    const [sum] = await sql.unsafe<{ rows: number; sum: string | null }[]>(
      `select count(*)::int as rows, md5(string_agg(t.row, '|' order by t.row)) as sum from (select (to_jsonb(r) - 'last_seen_at')::text as row from ${name} r where ${key} = $1) t`,
      [orgId],
    );
    sums[name] = `${sum?.rows} ${sum?.sum}`;
  }
  return sums;
};
