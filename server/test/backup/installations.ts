import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { visitEmbedded } from '../../src/platform/db/embedded.ts';
import { openPool, type Pool } from '../../src/platform/db/pool.ts';
import { temporaryFolder } from '../launcher/temporary-folder.ts';
import type { Version } from '../own-database/find-postgres.ts';
import { startPostgres } from '../own-database/start-postgres.ts';
import { testSecret } from '../test-app.ts';

/** A place where Archway can be: what it is started with, and a look at all of its rows. */
export type Installation = {
  readonly settings: Readonly<Record<string, string>>;
  readonly folder: string;
  look<Result>(work: (sql: Pool) => Promise<Result>): Promise<Result>;
};

export const embedded = async (): Promise<Installation> => {
  const folder = join(temporaryFolder(), 'data');
  return {
    folder,
    settings: { ARCHWAY_DATA: folder },
    look: async (work) => {
      const database = await visitEmbedded({ folder: join(folder, 'postgres'), log: () => {} });
      if (!database) throw new Error(`There is no database in ${folder}.`);
      const { socketFolder, port } = database;
      const sql = openPool({ socketFolder, port, user: 'postgres', database: 'archway' }, { max: 1 });
      try {
        return await work(sql);
      } finally {
        await sql.end();
        await database.stop();
      }
    },
  };
};

/** A plain owner in a PostgreSQL of its own. */
export const ownDatabase = async (version: Version): Promise<Installation> => {
  const own = await startPostgres(version);
  onTestFinished(() => own.stop());
  await own.run(`create role archway login createrole password 'change-me';
create database archway owner archway template template0 encoding 'UTF8';`);
  const folder = join(temporaryFolder(), 'data');
  return {
    folder,
    settings: {
      ARCHWAY_DATA: folder,
      DATABASE_URL: own.url('archway', 'change-me', 'archway'),
      TOKEN_SECRET: testSecret,
    },
    look: async (work) => {
      const sql = own.superuser('archway');
      try {
        return await work(sql);
      } finally {
        await sql.end();
      }
    },
  };
};

/** For every table: how many rows, and a sum over all that stands in them. Numbers of transactions are those of one database. */
export const sumsOf = async (sql: Pool): Promise<Record<string, string>> => {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1`;
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const [sum] = await sql.unsafe<{ rows: number; sum: string | null }[]>(
      `select count(*)::int as rows, md5(string_agg(row::text, '|' order by row::text collate "C")) as sum
       from (select to_jsonb(t) - array['changed_in', 'described_in', 'recorded_in'] as row from "${name}" t) rows`,
    );
    sums[name] = `${sum?.rows} ${sum?.sum}`;
  }
  return sums;
};
