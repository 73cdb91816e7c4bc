import type { Readable, Writable } from 'node:stream';
import type postgres from 'postgres';
import { backupRole } from '../db/connections/roles.ts';
import type { Pool } from '../db/pool.ts';
import type { Job, Table } from './backup-format.ts';

/** A transaction of the owner of the tables. */
export type OwnerSql = postgres.TransactionSql<{ date: string | Date }>;

/** One snapshot of everything, however long reading it takes, while others go on writing. */
export const inSnapshot = <Result>(owner: Pool, work: (sql: OwnerSql) => Promise<Result>) =>
  owner.begin('isolation level repeatable read read only', async (sql) => {
    await sql`set local statement_timeout = 0`;
    await sql`set local idle_in_transaction_session_timeout = 0`;
    return work(sql);
  });

/** Row level security holds the owner too; this role reads past it. */
export const becomeReader = (sql: OwnerSql) => sql.unsafe(`set local role ${backupRole}`);
export const becomeOwner = (sql: OwnerSql) => sql.unsafe('set local role none');

export const readMigrations = async (sql: OwnerSql) => {
  const [made] = await sql<{ yes: boolean }[]>`select to_regclass('public.migration') is not null as yes`;
  if (!made?.yes) return [];
  return (await sql<{ name: string }[]>`select name from migration order by name`).map(({ name }) => name);
};

export const readVersion = async (sql: OwnerSql) => {
  const [server] = await sql<{ version: string }[]>`select current_setting('server_version') as version`;
  return server?.version ?? '';
};

/**
 * Every table but the list of migrations, with the columns that are written and those of its key. Numbers of transactions
 * mean nothing in another database: rows get that of the transaction that restores them.
 */
export const readTables = async (sql: OwnerSql): Promise<Table[]> => {
  const tables = await sql<Table[]>`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> all (array['changed_in', 'described_in', 'recorded_in'])) as columns,
      (select json_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end order by k.ordinal)
        from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, ordinal)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration' order by 1`;
  const references = await sql<{ from: string; to: string }[]>`
    select distinct a.relname as from, b.relname as to from pg_constraint k
    join pg_class a on a.oid = k.conrelid join pg_class b on b.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`;
  return inOrderOf(tables, references);
};

/** Each table after those it refers to. Rows that refer to rows of their own table are looked at when all are there. */
const inOrderOf = (
  tables: readonly Table[],
  references: readonly { from: string; to: string }[],
): Table[] => {
  const ordered: Table[] = [];
  while (ordered.length < tables.length) {
    const isOrdered = (name: string) => ordered.some((table) => table.name === name);
    const next = tables.filter(
      ({ name }) => !isOrdered(name) && references.every(({ from, to }) => from !== name || isOrdered(to)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...next);
  }
  return ordered;
};

const list = (columns: readonly string[]) => columns.map((name) => `"${name}"`).join(', ');

/** All rows in the order of the key. What is written does not depend on the server's settings or version. */
export const copyOut = async (sql: OwnerSql, { name, columns, key }: Table): Promise<Readable> => {
  await sql`set local datestyle = 'ISO'`;
  await sql`set local bytea_output = 'hex'`;
  await sql`set local extra_float_digits = 1`;
  return sql
    .unsafe(`copy (select ${list(columns)} from "${name}" order by ${key.join(', ')}) to stdout`)
    .readable();
};

export const copyIn = (sql: OwnerSql, { name, columns }: Table): Promise<Writable> =>
  sql.unsafe(`copy "${name}" (${list(columns)}) from stdin`).writable();

/** The first table that has rows. */
export const firstFilled = async (sql: OwnerSql, tables: readonly Table[]) => {
  for (const { name } of tables) {
    const [row] = await sql.unsafe(`select 1 from "${name}" limit 1`);
    if (row) return name;
  }
  return undefined;
};

/**
 * Lets the owner write rows of all organizations, as they are: no trigger counts or refuses, and every reference is
 * looked at. For this transaction; `closeTables` puts back what it took away.
 */
export const openTables = async (sql: OwnerSql, tables: readonly Table[]) => {
  await sql`set local statement_timeout = 0`;
  await sql`set local idle_in_transaction_session_timeout = 0`;
  const forced = (
    await sql<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity`
  ).map(({ name }) => name);
  for (const name of forced) await sql.unsafe(`alter table "${name}" no force row level security`);
  for (const { name } of tables) await sql.unsafe(`alter table "${name}" disable trigger user`);
  return forced;
};

export const closeTables = async (sql: OwnerSql, tables: readonly Table[], forced: readonly string[]) => {
  for (const { name } of tables) await sql.unsafe(`alter table "${name}" enable trigger user`);
  for (const name of forced) await sql.unsafe(`alter table "${name}" force row level security`);
};

/** A database that was seeded and never served has no queue yet. */
export const hasQueue = async (sql: OwnerSql) => {
  const [found] = await sql<{ yes: boolean }[]>`
    select to_regclass('graphile_worker._private_jobs') is not null as yes`;
  return found?.yes ?? false;
};

/** The queue's tables are its own; the payload stands only in this one. */
export const readJobs = (sql: OwnerSql) =>
  sql<Job[]>`
    select t.identifier as name, j.payload, j.run_at, j.max_attempts from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts < j.max_attempts and not (j.payload::jsonb ? '_cron') order by j.id`.cursor(500);

export const addJobs = async (sql: OwnerSql, jobs: readonly Job[]) => {
  for (const { name, payload, runAt, maxAttempts } of jobs)
    await sql`select graphile_worker.add_job(${name}, ${sql.json(payload as postgres.JSONValue)}::json, run_at => ${runAt}, max_attempts => ${maxAttempts})`; // it was JSON in the backup
};

/** Where pictures stand in the file storage, of all organizations. */
export const readPictureFolders = (sql: OwnerSql) =>
  sql
    .unsafe<{ pictureFolder: string }[]>(
      'select org_id || \'/\' || id as "pictureFolder" from file order by org_id, id',
    )
    .cursor(200);

export const pictureFoldersAmong = async (
  sql: OwnerSql,
  pictureFolders: readonly string[],
): Promise<string[]> => {
  const found = await sql.unsafe<{ pictureFolder: string }[]>(
    `select org_id || '/' || id as "pictureFolder" from file
     where org_id || '/' || id in (select jsonb_array_elements_text($1::text::jsonb))`,
    [JSON.stringify(pictureFolders)],
  );
  return found.map(({ pictureFolder }) => pictureFolder);
};

/** Plans are made for the sizes that tables have now. */
export const analyzeAllTables = async (owner: Pool) => {
  await owner.begin(async (sql) => {
    await sql`set local statement_timeout = 0`;
    await sql`analyze`;
  });
};
