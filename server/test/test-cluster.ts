import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Database, openMigrated } from '../src/platform/db/connections/open-database.ts';
import { appRole, ownerRole } from '../src/platform/db/connections/roles.ts';
import { openPool, type Pool, type Target } from '../src/platform/db/pool.ts';
import {
  requireOrgFilters,
  type StatementWatch,
  tablesOfOrganizations,
  watchStatements,
} from './tenancy/watch-statements.ts';

export const templateDatabase = 'archway_template';

export type TestDatabase = Database & {
  readonly superuser: Pool;
  readonly appTarget: Target;
  /** Sees what the app sends. */
  readonly watch: StatementWatch;
  /** Fails when something was sent since the last look that does not hold its organization. Closing looks, too. */
  checkStatements(): Promise<void>;
};

/** A database of this test's own, copied from the migrated template; `superuser` looks behind the tenant wall. */
export const makeTestDatabase = async (): Promise<TestDatabase> => {
  const cluster = inject('cluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = openPool({ ...cluster, user: 'postgres', database: 'postgres' }, { max: 1 });
  await admin.unsafe(
    `create database ${name} template ${templateDatabase} strategy file_copy owner ${ownerRole}`,
  );
  const appTarget = { ...cluster, user: appRole, database: name };
  const watch = watchStatements();
  const database = await openMigrated({ ...cluster, user: ownerRole, database: name }, appTarget, {
    repo: join(import.meta.dirname, '../..'),
    POOL_SIZE: 8,
    onStatement: watch.onStatement,
  });
  const superuser = openPool({ ...cluster, user: 'postgres', database: name }, { max: 2 });
  // What a test lays down for itself may be long rows of it, and the machine busy; the product's own limit holds for the product.
  superuser.options.connection.statement_timeout = 0;
  const checkStatements = async () => requireOrgFilters(watch, await tablesOfOrganizations(superuser));
  return {
    ...database,
    superuser,
    appTarget,
    watch,
    checkStatements,
    close: async () => {
      const tables = await tablesOfOrganizations(superuser);
      await Promise.all([database.close(), superuser.end({ timeout: 5 })]);
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
      requireOrgFilters(watch, tables);
    },
  };
};
