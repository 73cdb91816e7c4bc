import type { TestApp } from '../test-app.ts';

/**
 * Writes the word behind every text that an organization and its people have in the database. Answers in which columns
 * it stands then, and in which not: because a check holds their values to a closed list, or because no row has any value.
 */
export const plantCanary = async (
  { sql }: TestApp,
  orgId: string,
  word: string,
): Promise<{ planted: string[]; closed: string[]; empty: string[] }> => {
  const columns = await sql<{ table: string; column: string; type: string }[]>`
    select c.table_name as table, c.column_name as column, c.data_type as type from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')
      and c.is_generated = 'NEVER'
      and (c.table_name in ('organization', 'app_user') or exists (
        select from information_schema.columns o where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'org_id'))`;
  const found = { planted: [] as string[], closed: [] as string[], empty: [] as string[] };
  for (const { table, column, type } of columns) {
    const value =
      type === 'jsonb'
        ? `case jsonb_typeof(${column}) when 'object' then jsonb_set(${column}, '{canary}', to_jsonb($2::text)) when 'array' then ${column} || to_jsonb($2::text) when 'string' then to_jsonb((${column} #>> '{}') || $2::text) else ${column} end`
        : `${column} || $2::text`;
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
      const [stands] = await sql.unsafe(
        `select 1 from ${table} where ${whose} and strpos(${column}::text, $2) > 0 limit 1`,
        [orgId, word],
      );
      found[stands ? 'planted' : 'empty'].push(`${table}.${column}`);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === checkViolation)) throw error;
      found.closed.push(`${table}.${column}`);
    }
  }
  return found;
};

const checkViolation = '23514';
