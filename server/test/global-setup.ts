import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { makeOwnDatabase, ownerRole } from '../src/platform/db/connections/roles.ts';
import { type EmbeddedDatabase, startEmbedded } from '../src/platform/db/embedded.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openPool } from '../src/platform/db/pool.ts';
import { migrateQueue } from '../src/platform/jobs/worker.ts';
import { templateDatabase } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { socketFolder: string; port: number };
  }
}

let cluster: EmbeddedDatabase | undefined;
let folder: string | undefined;

/** One real PostgreSQL for the whole run, with one migrated database that every test file copies. */
export const setup = async (project: TestProject) => {
  folder = mkdtempSync(join(tmpdir(), 'archway-tests-'));
  // As root the database runs as nobody, who must be able to enter.
  chmodSync(folder, 0o711);
  cluster = await startEmbedded({ folder: join(folder, 'postgres'), log: () => {} });
  const { socketFolder, port } = cluster;
  const admin = openPool({ socketFolder, port, user: 'postgres', database: 'postgres' }, { max: 1 });
  // A test database dies with the run: it need not survive a power cut.
  await admin`alter system set fsync = off`;
  await admin`alter system set synchronous_commit = off`;
  await admin`select pg_reload_conf()`;
  await makeOwnDatabase(admin, templateDatabase);
  const ownerTarget = { socketFolder, port, user: ownerRole, database: templateDatabase };
  const owner = openPool(ownerTarget, { max: 1 });
  await migrate(owner, join(import.meta.dirname, '../src/migrations'));
  await owner.end();
  await migrateQueue(ownerTarget, pino({ level: 'silent' }));
  await admin.end();
  project.provide('cluster', { socketFolder, port });
};

export const teardown = async () => {
  await cluster?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
};
