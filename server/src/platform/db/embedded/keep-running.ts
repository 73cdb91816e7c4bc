import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabasePlace } from './database-place.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { becomeOnlyArchway } from './only-archway.ts';
import { type RunningCluster, startOrAdopt } from './start-or-adopt.ts';
import { stopCluster } from './stop-cluster.ts';

type Kept = { cluster: RunningCluster; stop(): Promise<void> };

/** Brings the cluster up for this Archway alone, and up again whenever it is lost, until it is told to stop. */
export const keepRunning = async ({
  place,
  log,
}: {
  place: DatabasePlace;
  log: (line: string) => void;
}): Promise<Kept> => {
  let stopped = false;
  let recovery = Promise.resolve();
  const onLost = () => {
    if (!stopped) recovery = recover();
  };
  const recover = async () => {
    log('The embedded PostgreSQL went away; bringing it back.');
    while (!stopped) {
      try {
        current = await bringUp({ place: sameSocket, log, onLost });
        log('The embedded PostgreSQL is back.');
        return;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await sleep(1_000);
      }
    }
  };

  let current = await bringUp({ place, log, onLost });
  const { cluster } = current;
  // Those who are connected look for it where it was.
  const sameSocket = { ...place, socketFolder: cluster.socketFolder };

  return {
    cluster,
    stop: async () => {
      stopped = true;
      await recovery;
      // The lock goes last: an Archway that starts meanwhile must not adopt what is about to stop.
      await stopCluster(place);
      await current.only.release();
    },
  };
};

const bringUp = async ({
  place,
  log,
  onLost,
}: {
  place: DatabasePlace;
  log: (line: string) => void;
  onLost: () => void;
}) => {
  const giveUpAt = Date.now() + 20_000;
  for (;;) {
    const cluster = await startOrAdopt({ place, log });
    try {
      return { cluster, only: await becomeOnlyArchway({ cluster, folder: place.folder, onLost }) };
    } catch (error) {
      // Anything else means that the cluster stopped under our hands: its last Archway was on its way out.
      if (error instanceof EmbeddedDatabaseError || Date.now() > giveUpAt) throw error;
      await sleep(100);
    }
  }
};
