import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPool, type Pool } from '../../src/platform/db/pool.ts';
import { makeBrowser } from '../browser.ts';
import { runServer } from '../launcher/run-server.ts';
import { temporaryFolder } from '../launcher/temporary-folder.ts';
import { owner } from '../people.ts';
import { warehouseOf } from '../warehouse.ts';
import { findPostgres, type Version } from './find-postgres.ts';
import { type OwnPostgres, startPostgres } from './start-postgres.ts';

const repo = join(import.meta.dirname, '../../..');
const statementsIn = (page: string) =>
  [...readFileSync(join(repo, page), 'utf8').matchAll(/```sql\n(.*?)```/gs)].map(([, sql = '']) => sql);
const [plainOwner = ''] = statementsIn('README.md');
const [ownerWithoutCreaterole = '', loginForRequests = ''] = statementsIn('docs/running.md');
const [createRole = '', createDatabase = ''] = plainOwner.trim().split('\n');

const secret = { TOKEN_SECRET: 'a secret for tests that is long enough' };

const versions = ([15, 18] as Version[]).filter((version) => findPostgres(version)); // a list of literals
describe.each(versions)('on PostgreSQL %i', (version) => {
  let own: OwnPostgres;
  beforeAll(async () => {
    own = await startPostgres(version);
  });
  afterAll(() => own.stop());

  /** What the statements made is gone after the test: roles are shared by all databases. */
  const given = async (statements: string) => {
    await own.run(statements);
    onTestFinished(async () => {
      const roles = 'archway, archway_app, archway_search, archway_finder, archway_backup'.split(', ');
      await own.run('drop database if exists archway with (force)');
      for (const role of roles) await own.run(`drop role if exists ${role}`);
    });
  };
  const ownerUrl = () => own.url('archway', 'change-me', 'archway');
  const appUrl = () => own.url('archway_app', 'change-me-too', 'archway');

  /** The real server on it, somebody who signed up and has an item, and a stranger. */
  const useIt = async (settings: Record<string, string>) => {
    const server = await runServer(`${temporaryFolder()}/data`, { ...secret, ...settings });
    onTestFinished(async () => void (await server.kill('SIGTERM')));
    const sql = own.superuser('archway');
    onTestFinished(() => sql.end());
    const app = { sql, browser: () => makeBrowser(server.url) };
    const robin = await owner(app);
    const sofa = await warehouseOf(robin).item({ name: 'Sofa' });
    expect((await robin.get(`/items/${sofa.id}`)).body).toMatchObject({ name: 'Sofa' });
    expect((await robin.get('/items?search=sof')).body.total).toBe(1);
    const stranger = await owner(app);
    expect((await stranger.get(`/items/${sofa.id}`)).status).toBe(404);
    // Every mail has been taken up by its job.
    const left = () => sql`select 1 from graphile_worker.jobs where task_identifier = 'send-mail'`;
    await expect.poll(async () => (await left()).length, { timeout: 20_000 }).toBe(0);
    return { sql, sofa, stranger };
  };

  /** As requests run, without any `where`: only row level security stands in the way. */
  const seenAs = async (url: string, role: string | undefined, org: string) => {
    const pool = openPool(role ? { url, role } : { url }, { max: 1 });
    try {
      await pool`select set_config('app.org', ${org}, false)`;
      return (await pool`select name from item`).map((row) => row['name']);
    } finally {
      await pool.end();
    }
  };
  const orgsOf = (sql: Pool) => sql<{ id: string }[]>`select id from organization order by created_at`;

  test("a plain owner made with the README's two lines is all that a start needs", {
    timeout: 60_000,
  }, async () => {
    await given(plainOwner);
    const { sql } = await useIt({ DATABASE_URL: ownerUrl() });
    const [first, second] = await orgsOf(sql);
    expect(await seenAs(ownerUrl(), 'archway_app', first?.id ?? '')).toEqual(['Sofa']);
    expect(await seenAs(ownerUrl(), 'archway_app', second?.id ?? '')).toEqual([]);
    const [role] =
      await sql`select rolsuper or rolbypassrls as mighty from pg_roles where rolname = 'archway'`;
    expect(role).toEqual({ mighty: false });
    const [applied] = await sql`select count(*)::int as n from migration`;
    expect(applied?.['n']).toBeGreaterThan(5);
  });

  test('requests can have a login of their own, and both that and the extensions can be there before', {
    timeout: 60_000,
  }, async () => {
    await given(`${plainOwner}${loginForRequests}`);
    await own.run(
      ['pg_trgm', 'unaccent', 'btree_gin'].map((name) => `create extension ${name};`).join('\n'),
      'archway',
    );
    const { sql } = await useIt({ DATABASE_URL: ownerUrl(), DATABASE_APP_URL: appUrl() });
    const [first, second] = await orgsOf(sql);
    expect(await seenAs(appUrl(), undefined, first?.id ?? '')).toEqual(['Sofa']);
    expect(await seenAs(appUrl(), undefined, second?.id ?? '')).toEqual([]);
    const [connected] = await sql`select 1 from pg_stat_activity where usename = 'archway_app'`;
    expect(connected).toBeDefined();
  });

  test('an owner who may not make roles needs those that the page on running lists', {
    timeout: 60_000,
  }, async () => {
    await given(ownerWithoutCreaterole);
    await useIt({ DATABASE_URL: ownerUrl() });
  });

  test.each([
    ['archway_app', ''],
    ['archway_search', 'create role archway_app nologin;\ngrant archway_app to archway;\n'],
  ])(
    'without the role %s the start ends with one line that makes it',
    { timeout: 60_000 },
    async (role, others) => {
      await given(`${createRole.replace(' createrole', '')}\n${createDatabase}\n${others}`);
      await expect(
        runServer(`${temporaryFolder()}/data`, { ...secret, DATABASE_URL: ownerUrl() }),
      ).rejects.toThrow(
        `: Archway cannot start: The database role "archway" may not use the role ${role}. Run as a superuser: create role ${role} nologin; grant ${role} to archway;\n`,
      );
    },
  );

  test('a role that belongs to another Archway ends the start with one line that shares it', {
    timeout: 60_000,
  }, async () => {
    await given(`create role archway_app nologin;\n${plainOwner}`);
    const start = runServer(`${temporaryFolder()}/data`, { ...secret, DATABASE_URL: ownerUrl() });
    // Before 16 whoever makes roles may also use all of them.
    if (version === 15) {
      const server = await start;
      await server.kill('SIGTERM');
    } else
      await expect(start).rejects.toThrow(
        /may not use the role archway_app\. Run as a superuser: grant archway_app to archway;\n$/,
      );
  });

  test('a login for requests that owns the tables is refused in one line', { timeout: 60_000 }, async () => {
    await given(plainOwner);
    await expect(
      runServer(`${temporaryFolder()}/data`, {
        ...secret,
        DATABASE_URL: ownerUrl(),
        DATABASE_APP_URL: ownerUrl(),
      }),
    ).rejects.toThrow(
      /: Archway cannot start: The database role "archway" could step over row level security[^\n]*\n$/,
    );
  });
});
