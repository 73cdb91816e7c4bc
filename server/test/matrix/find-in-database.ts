import type { TestApp } from '../test-app.ts';

/** Everything that fits a regular expression, in any row of any table. Reads them all. */
export const findInDatabase = async ({ sql }: TestApp, pattern: string) => {
  const tables = await sql<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'public'`;
  const hits: { table: string; word: string }[] = [];
  for (const { name } of tables) {
    const found = await sql.unsafe<{ word: string }[]>(
      `select distinct (regexp_match(t::text, $1))[1] as word from (select * from ${name}) t where t::text ~ $1`,
      [`(${pattern})`],
    );
    hits.push(...found.map(({ word }) => ({ table: name, word })));
  }
  return hits;
};
