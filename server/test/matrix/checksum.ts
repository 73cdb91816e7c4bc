import type { TestApp } from '../test-app.ts';

/** One line for each table that holds rows of this organization: how many, and a sum over all that stands in them. */
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
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t where ${key} = $1`,
      [orgId],
    );
    sums[name] = `${sum?.rows} ${sum?.sum}`;
  }
  return sums;
};
