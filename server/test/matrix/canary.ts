import type { TestApp } from '../test-app.ts';

/**
 * Writes the word behind every text that an organization and its people have in the database, and answers in which
 * columns it could be put: those whose values are a closed list cannot take it.
 */
export const plantCanary = async ({ sql }: TestApp, orgId: string, word: string): Promise<string[]> => {
  const columns = await sql<{ table: string; column: string; type: string }[]>`
    select c.table_name as table, c.column_name as column, c.data_type as type from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')
      and (c.table_name in ('organization', 'app_user') or exists (
        select from information_schema.columns o where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'org_id'))`;
  const planted: string[] = [];
  for (const { table, column, type } of columns) {
    const value =
      type === 'jsonb' ? `jsonb_set(${column}, '{canary}', to_jsonb($2::text))` : `${column} || $2::text`;
    const whose =
      { organization: 'id = $1', app_user: 'id in (select user_id from membership where org_id = $1)' }[
        table
      ] ?? 'org_id = $1';
    try {
      await sql.begin(async (transaction) => {
        // Ledgers refuse everybody; only the database's own superuser can set their guards aside.
        await transaction.unsafe('set local session_replication_role = replica');
        await transaction.unsafe(`update ${table} set ${column} = ${value} where ${whose}`, [orgId, word]);
      });
      planted.push(`${table}.${column}`);
    } catch {
      // A check of the column holds its values to a closed list.
    }
  }
  return planted;
};
