import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { openMigrated } from '../../src/platform/db/connections/open-database.ts';
import { openPool } from '../../src/platform/db/pool.ts';
import { startTestApp, type TestApp, testSecret } from '../test-app.ts';
import { makeTestDatabase } from '../test-cluster.ts';
import { expectNothingRemembered, interleave } from './interleaved-calls.ts';
import { findPooler, startPooler } from './pooler.ts';

const found = findPooler();
const absent = found ? '' : ' (skipped: no pgbouncer on the PATH)';
const tooOld =
  found && !found.keepsStatements ? ` (skipped: pgbouncer ${found.version} is older than 1.21)` : '';

describe.each([
  ['without named statements', absent, '?prepare=false'],
  ['with named statements', absent || tooOld, ''],
])('requests through PgBouncer in transaction mode, %s%s', (_how, skipped, query) => {
  let app: TestApp;
  let stopPooler: () => Promise<void>;

  beforeAll(async () => {
    if (skipped) return;
    const database = await makeTestDatabase();
    const pooler = await startPooler(database);
    stopPooler = pooler.stop;
    const pooled = await openMigrated(
      database.ownerTarget,
      { url: `${pooler.url}${query}` },
      { repo: readConfig({}).repo, POOL_SIZE: 20, onStatement: database.watch.onStatement },
    );
    const close = async () => {
      await pooled.close();
      await stopPooler();
      await database.close();
    };
    app = await startTestApp(
      { LOG_LEVEL: 'silent' },
      { database: { ...database, ...pooled, close }, time: { offsetMs: 0 }, tokenSecrets: [testSecret] },
    );
  });
  afterAll(() => app?.close());

  test.skipIf(skipped)(
    'ten thousand of them, of fifty organizations, show nobody anything of others',
    {
      timeout: 240_000,
    },
    () => interleave(app, 10_000),
  );

  test.skipIf(skipped)('a connection that was given back remembers neither organization nor person', () =>
    expectNothingRemembered(app),
  );

  test.skipIf(skipped)(
    'what a connection sets for itself at its start is set behind the pooler too',
    async () => {
      const direct = openPool(app.database.appTarget, { max: 1 });
      const wanted = await direct<{ name: string; setting: string }[]>`
      select name, setting from pg_settings where source = 'client' and name <> 'application_name' order by name`;
      await direct.end();
      expect(wanted.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['TimeZone', 'statement_timeout']),
      );
      const names = wanted.map(({ name }) => name);
      const found = await app.services.db.transaction(
        ({ sql }) => sql`select name, setting from pg_settings where name in ${sql(names)} order by name`,
      );
      expect([...found]).toEqual([...wanted]);
    },
  );
});
