import { join } from 'node:path';
import type { Config } from '../../../config.ts';
import { CannotStart } from '../../cannot-start.ts';
import { type EmbeddedDatabase, startEmbedded, visitEmbedded } from '../embedded.ts';
import type { Pool, Target } from '../pool.ts';
import { appRole, ensureAppRole, makeOwnDatabase, ownerRole } from './roles.ts';
import { withPool } from './with-pool.ts';

type Log = (line: string) => void;
/** The owner's way in, and what ends it: only what was started for it is stopped. */
export type OwnerAccess = { readonly owner: Target; close(): Promise<void> };

const embeddedName = 'archway';
const folderOf = ({ ARCHWAY_DATA }: Config) => join(ARCHWAY_DATA, 'postgres');

/** The embedded PostgreSQL, with the product's roles and its database. */
export const startOwnDatabase = async (config: Config, log: Log, leftBehind: readonly string[]) => {
  const cluster = await startEmbedded({ folder: folderOf(config), leftBehind, log });
  try {
    const admin = targetOf(cluster, cluster.superuser, 'postgres');
    if (cluster.firstStart || !(await withPool(admin, hasDatabase)))
      await withPool(admin, (pool) => makeOwnDatabase(pool, embeddedName));
    return { owner: targetOf(cluster, ownerRole), app: targetOf(cluster, appRole), close: cluster.stop };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
};

/** Somebody's PostgreSQL, in which requests can run as the role that they should. */
export const reachOwnersDatabase = async (config: Config, url: string): Promise<Target> => {
  await withPool({ url }, async (owner) => {
    await requireFifteen(owner);
    await ensureAppRole(owner, { ownLogin: config.DATABASE_APP_URL !== undefined });
  });
  return { url };
};

/** The database that is there, beside an Archway that may be running on it. Nothing is made or migrated. */
export const visitDatabase = async (config: Config, log: Log): Promise<OwnerAccess> => {
  if (config.DATABASE_URL !== undefined)
    return { owner: { url: config.DATABASE_URL }, close: async () => {} };
  const cluster = await visitEmbedded({ folder: folderOf(config), log });
  if (!cluster)
    throw new CannotStart(
      `There is no database in ${folderOf(config)}: set ARCHWAY_DATA or DATABASE_URL as they are for Archway itself.`,
    );
  return { owner: targetOf(cluster, ownerRole), close: cluster.stop };
};

/** A database for a restore, which has it for itself if it is embedded. */
export const openForRestore = async (config: Config, log: Log): Promise<OwnerAccess> =>
  config.DATABASE_URL === undefined
    ? startOwnDatabase(config, log, [])
    : { owner: await reachOwnersDatabase(config, config.DATABASE_URL), close: async () => {} };

const targetOf = (
  { socketFolder, port }: Pick<EmbeddedDatabase, 'socketFolder' | 'port'>,
  user: string,
  database = embeddedName,
): Target => ({ socketFolder, port, user, database });

const hasDatabase = async (pool: Pool) =>
  (await pool`select 1 from pg_database where datname = ${embeddedName}`).length > 0;

const requireFifteen = async (owner: Pool) => {
  const [server] = await owner<{ version: string; number: number }[]>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number`;
  if (server && server.number < 150_000)
    throw new CannotStart(`DATABASE_URL leads to PostgreSQL ${server.version}: Archway needs 15 or newer.`);
};
