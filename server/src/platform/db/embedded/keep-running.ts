import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseLocation } from './database-location.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { becomeOnlyArchway, type OnlyArchway } from './only-archway.ts';
import { readPostmaster } from './postmaster-file.ts';
import { type RunningCluster, startOrAdopt } from './start-or-adopt.ts';
import { stopCluster } from './stop-cluster.ts';

type Log = (line: string) => void;
type Kept = { cluster: RunningCluster; stop(): Promise<void> };

/** Brings the cluster up for this Archway alone, and up again whenever it is lost, until it is told to stop. */
export const keepRunning = async ({
  location,
  log,
}: {
  location: DatabaseLocation;
  log: Log;
}): Promise<Kept> => {
  let stopped = false;
  let only: OnlyArchway | undefined;
  let recovery = Promise.resolve();

  const onLost = () => {
    only = undefined;
    if (!stopped) recovery = recover();
  };
  const recover = async () => {
    log('The embedded PostgreSQL went away; bringing it back.');
    while (!stopped && !only) {
      try {
        // Those who are connected look for it where it was.
        const sameSocket = { ...location, socketFolder: cluster.socketFolder };
        ({ only } = await bringUp({ location: sameSocket, log, onLost }));
        log('The embedded PostgreSQL is back.');
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await sleep(1_000);
      }
    }
  };

  const first = await bringUp({ location, log, onLost });
  const { cluster } = first;
  only = first.only;

  return {
    cluster,
    stop: async () => {
      stopped = true;
      await recovery;
      if (!only) return;
      // The lock goes last: an Archway that starts meanwhile must not adopt what is about to stop.
      const held = only;
      await stopCluster(location);
      await held.release();
    },
  };
};

type Options = { location: DatabaseLocation; log: Log; onLost: () => void };

const bringUp = async ({ location, log, onLost }: Options) => {
  const giveUpAt = Date.now() + 20_000;
  for (;;) {
    const cluster = await startOrAdopt({ location, log });
    try {
      const only = await becomeOnlyArchway({ cluster, folder: location.folder, onLost });
      if (readPostmaster(location.data)?.status === 'ready') return { cluster, only };
      await only.release();
    } catch (error) {
      if (error instanceof EmbeddedDatabaseError || Date.now() > giveUpAt) throw error;
    }
    // The cluster is stopping under our hands: its last Archway is on its way out.
    await sleep(50);
  }
};
