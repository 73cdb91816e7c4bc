import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { CannotStart } from '../cannot-start.ts';
import { secretFileOf } from '../tokens/secret-file.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { type OnStatement, openPool, type Pool, type Target } from './pool.ts';
import { appRole, ensureAppRole, makeOwnDatabase, ownerRole, requirePlainRole } from './roles.ts';
import { openTransactionPool, type TransactionPool } from './transaction-pool.ts';

export type Database = {
  /** What requests run on. */
  readonly transactions: TransactionPool;
  /** For counters, mails and health. Apart from `transactions`, so that a request inside one never waits for another. */
  readonly side: TransactionPool;
  /** For the job queue, which owns its tables. */
  readonly ownerTarget: Target;
  close(): Promise<void>;
};

const embeddedName = 'archway';

/** A migrated database and a pool of the role that requests run as. */
export const openDatabase = async (config: Config, log: (line: string) => void): Promise<Database> =>
  config.DATABASE_URL === undefined ? openEmbedded(config, log) : openExternal(config, config.DATABASE_URL);

const openEmbedded = async (config: Config, log: (line: string) => void): Promise<Database> => {
  const cluster = await startEmbedded({
    folder: join(config.ARCHWAY_DATA, 'postgres'),
    leftBehind: [secretFileOf(config)],
    log,
  });
  const as = (user: string, database = embeddedName): Target => ({
    socketFolder: cluster.socketFolder,
    port: cluster.port,
    user,
    database,
  });
  try {
    if (cluster.firstStart || !(await hasDatabase(as(cluster.superuser, 'postgres'))))
      await withPool(as(cluster.superuser, 'postgres'), (admin) => makeOwnDatabase(admin, embeddedName));
    const database = await openMigrated(as(ownerRole), as(appRole), config);
    return {
      ...database,
      close: async () => {
        await database.close();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
};

const openExternal = async (config: Config, url: string): Promise<Database> => {
  await withPool({ url }, async (owner) => {
    await requireFifteen(owner);
    await ensureAppRole(owner, { ownLogin: config.DATABASE_APP_URL !== undefined });
  });
  return openMigrated(
    { url },
    config.DATABASE_APP_URL ? { url: config.DATABASE_APP_URL } : { url, role: appRole },
    config,
  );
};

/** `owner` may change the schema; `app` is what requests run as, and is refused when it could do the same. */
export const openMigrated = async (
  owner: Target,
  app: Target,
  {
    repo,
    POOL_SIZE,
    onStatement,
  }: Pick<Config, 'repo' | 'POOL_SIZE'> & { readonly onStatement?: OnStatement },
): Promise<Database> => {
  await withPool(owner, (pool) => migrate(pool, join(repo, 'server/src/migrations')));
  await withPool(app, requirePlainRole);
  const transactions = openTransactionPool(app, POOL_SIZE, onStatement);
  const side = openTransactionPool(app, 3, onStatement);
  const close = async () => {
    await Promise.all([transactions.close(), side.close()]);
  };
  return { transactions, side, ownerTarget: owner, close };
};

const requireFifteen = async (owner: Pool) => {
  const [server] = await owner<{ version: string; number: number }[]>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number`;
  if (server && server.number < 150_000)
    throw new CannotStart(`DATABASE_URL leads to PostgreSQL ${server.version}: Archway needs 15 or newer.`);
};

const hasDatabase = (admin: Target) =>
  withPool(
    admin,
    async (pool) => (await pool`select 1 from pg_database where datname = ${embeddedName}`).length > 0,
  );

const withPool = async <Result>(target: Target, work: (pool: Pool) => Promise<Result>): Promise<Result> => {
  const pool = openPool(target, { max: 1, name: 'archway-owner' });
  try {
    return await work(pool);
  } finally {
    await pool.end({ timeout: 5 });
  }
};
