import type { Config } from '../../../config.ts';
import { secretFileOf } from '../../tokens/secret-file.ts';
import { migrate, migrationsIn } from '../migrate.ts';
import type { OnStatement, Target } from '../pool.ts';
import { reachOwnersDatabase, startOwnDatabase } from './own-database.ts';
import { appRole, requirePlainRole } from './roles.ts';
import { openTransactionPool, type TransactionPool } from './transaction-pool.ts';
import { withPool } from './with-pool.ts';

export type Database = {
  /** What requests run on. */
  readonly transactions: TransactionPool;
  /** For counters, mails and health. Apart from `transactions`, so that a request inside one never waits for another. */
  readonly side: TransactionPool;
  /** For reads that last as long as their reader takes. Apart from `transactions`, so that a slow reader holds up nobody. */
  readonly longReads: TransactionPool;
  /** For the job queue, which owns its tables. */
  readonly ownerTarget: Target;
  close(): Promise<void>;
};

/** A migrated database and a pool of the role that requests run as. */
export const openDatabase = async (config: Config, log: (line: string) => void): Promise<Database> =>
  config.DATABASE_URL === undefined ? openEmbedded(config, log) : openExternal(config, config.DATABASE_URL);

const openEmbedded = async (config: Config, log: (line: string) => void): Promise<Database> => {
  const own = await startOwnDatabase(config, log, [secretFileOf(config)]);
  try {
    const database = await openMigrated(own.owner, own.app, config);
    return {
      ...database,
      close: async () => {
        await database.close();
        await own.close();
      },
    };
  } catch (error) {
    await own.close();
    throw error;
  }
};

const openExternal = async (config: Config, url: string): Promise<Database> =>
  openMigrated(
    await reachOwnersDatabase(config, url),
    config.DATABASE_APP_URL ? { url: config.DATABASE_APP_URL } : { url, role: appRole },
    config,
  );

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
  await withPool(owner, (pool) => migrate(pool, migrationsIn(repo)));
  await withPool(app, requirePlainRole);
  const transactions = openTransactionPool(app, POOL_SIZE, onStatement);
  const side = openTransactionPool(app, 3, onStatement);
  const longReads = openTransactionPool(app, 6, onStatement);
  const close = async () => {
    await Promise.all([transactions.close(), side.close(), longReads.close()]);
  };
  return { transactions, side, longReads, ownerTarget: owner, close };
};
