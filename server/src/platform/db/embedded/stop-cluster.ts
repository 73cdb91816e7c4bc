import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseLocation } from './database-location.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { isAtWorkOn, readPostmaster } from './postmaster-file.ts';

/**
 * Stops PostgreSQL in order: connections are ended, everything is written. Nothing to do if it is gone.
 *
 * The signals are those of `pg_ctl stop`, which itself is of no use here: it waits for the lock file to go, and
 * when the next Archway is quick that file is back, naming another process, before pg_ctl looks again.
 */
export const stopCluster = async ({ data, folder }: DatabaseLocation): Promise<void> => {
  const pid = readPostmaster(data)?.pid;
  if (pid === undefined) return;
  if (await ends({ data, pid, signal: 'SIGINT', withinMs: 60_000 })) return;
  // Nothing acknowledged is lost by this: the next start replays the journal.
  if (await ends({ data, pid, signal: 'SIGQUIT', withinMs: 10_000 })) return;
  throw new EmbeddedDatabaseError(`The embedded PostgreSQL in ${folder} (process ${pid}) did not stop.`);
};

type Ending = { data: string; pid: number; signal: 'SIGINT' | 'SIGQUIT'; withinMs: number };

const ends = async ({ data, pid, signal, withinMs }: Ending): Promise<boolean> => {
  const giveUpAt = Date.now() + withinMs;
  if (isAtWorkOn(data, pid)) process.kill(pid, signal);
  while (isAtWorkOn(data, pid)) {
    if (Date.now() > giveUpAt) return false;
    await sleep(10);
  }
  return true;
};
