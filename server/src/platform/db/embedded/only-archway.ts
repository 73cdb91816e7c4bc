import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import type { RunningCluster } from './start-or-adopt.ts';

export type OnlyArchway = { release(): Promise<void> };

/**
 * Makes this process the only Archway on the cluster for as long as it lives: an advisory lock on a connection
 * that is kept for nothing else. The kernel closes the connection when the process dies, however it dies.
 * `onLost` is called once if the connection breaks before `release`.
 */
export const becomeOnlyArchway = async ({
  cluster,
  folder,
  onLost,
}: {
  cluster: RunningCluster;
  folder: string;
  onLost: () => void;
}): Promise<OnlyArchway> => {
  let held = false;
  const sql = postgres({
    host: cluster.socketFolder,
    port: cluster.port,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    max_lifetime: null,
    connect_timeout: 5,
    fetch_types: false,
    connection: { application_name: 'archway: only one' },
    onclose: () => {
      if (held) onLost();
      held = false;
    },
  });
  const release = () => {
    held = false;
    return sql.end({ timeout: 1 });
  };
  try {
    await takeLock(sql, folder);
    held = true;
    return { release };
  } catch (error) {
    await release();
    throw error;
  }
};

/** A killed Archway's backend takes a moment to notice that nobody is left. */
const patienceMs = 3_000;

const takeLock = async (sql: postgres.Sql, folder: string): Promise<void> => {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(${lockKey}) as taken`;
    if (row?.taken) return;
    if (Date.now() > giveUpAt) {
      throw new EmbeddedDatabaseError(
        `Another Archway is running on the data folder ${folder}: stop it, or set ARCHWAY_DATA to another folder.`,
      );
    }
    await sleep(50);
  }
};

const lockKey = 727_000;
