import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { appRole, backupRole, ensureHelpers } from './connections/roles.ts';
import type { Pool } from './pool.ts';

const migrationLock = 727_001;

export const migrationsIn = (repo: string) => join(repo, 'server/src/migrations');

/**
 * Applies what is missing, forward only, all in one transaction under one lock: of several servers starting together, one
 * does it. With `only` no more than those, for rows that were written when there were no more.
 */
export const migrate = async (owner: Pool, folder: string, only?: readonly string[]): Promise<string[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const newer = only?.find((name) => !names.includes(name));
  if (newer) throw unknownMigration('The backup', newer);
  return owner.begin(async (sql) => {
    // What limits a request would keep a large database from ever being migrated.
    await sql`set local statement_timeout = 0`;
    await sql`select pg_advisory_xact_lock(${migrationLock})`;
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`;
    const applied = new Set(
      (await sql<{ name: string }[]>`select name from migration`).map((row) => row.name),
    );
    const unknown = [...applied].find((name) => !names.includes(name));
    if (unknown) throw unknownMigration('The database', unknown);
    const missing = names.filter((name) => !applied.has(name) && (only?.includes(name) ?? true));
    if (missing.length > 0) await ensureHelpers(sql);
    for (const name of missing) {
      await sql.unsafe(await readFile(join(folder, name), 'utf8'));
      await sql`insert into migration (name) values (${name})`;
    }
    if (missing.length > 0) await grant(sql);
    return missing;
  });
};

const unknownMigration = (where: string, name: string) =>
  new CannotStart(
    `${where} has the migration ${name}, which this version of Archway does not know. Start the newer version.`,
  );

/**
 * The app role reads and writes rows; it makes, alters and drops nothing, and ledgers refuse it everything but adding. The
 * backup role reads every table, row level security or not.
 */
const grant = async (sql: Pick<Pool, 'unsafe'>) => {
  await sql.unsafe(`
    revoke create on schema public from public;
    grant usage on schema public to ${appRole};
    grant select, insert, update, delete on all tables in schema public to ${appRole};
    grant usage, select on all sequences in schema public to ${appRole};
    revoke all on migration from ${appRole};
    revoke update, delete on audit_entry, account_entry, scan_event, stock_ledger from ${appRole};
    grant select on all tables in schema public to ${backupRole};
    do $$
    declare secured text;
    begin
      for secured in select relname from pg_class c where relnamespace = 'public'::regnamespace and relrowsecurity
        and not exists (select from pg_policy where polrelid = c.oid and polname = 'backup')
      loop
        execute format('create policy backup on %I for select to ${backupRole} using (true)', secured);
      end loop;
    end $$`);
};
