import { join, resolve } from 'node:path';
import { findExisting } from './embedded/choose-folder.ts';
import { prepareLocation } from './embedded/database-location.ts';
import { writePointer } from './embedded/database-pointer.ts';
import { keepLogSmall } from './embedded/keep-log-small.ts';
import { keepRunning } from './embedded/keep-running.ts';
import { makeCluster, removeUnfinished } from './embedded/make-cluster.ts';
import { findRunning } from './embedded/start-or-adopt.ts';

export { EmbeddedDatabaseError } from './embedded/embedded-database-error.ts';

export type EmbeddedDatabase = {
  /** The folder of the unix socket: the host to give to a driver. */
  socketFolder: string;
  port: number;
  superuser: 'postgres';
  /** True when this start made the cluster. */
  firstStart: boolean;
  /** True when PostgreSQL was running already, left behind by an Archway that was killed. */
  adopted: boolean;
  stop(): Promise<void>;
};

type Options = {
  /** The database's own folder: it belongs to the database's user and holds nothing else. */
  folder: string;
  log: (line: string) => void;
  /** Files that are there only if a database was: with one of them and no database, none is made. */
  leftBehind?: readonly string[];
  /** Where root puts what the database's user cannot reach in its place. */
  sharedFolder?: string;
};

const usualShared = '/var/lib/archway';

/**
 * Starts the PostgreSQL that Archway brings along, in a folder of its own. It listens on a unix socket only,
 * outlives a killed Archway (the next start adopts it), is started again if it dies, and serves one Archway at
 * a time: a second one on the same folder is refused. What a person must mend is an EmbeddedDatabaseError,
 * whose message is one line.
 */
export const startEmbedded = async ({
  folder,
  log,
  leftBehind = [],
  sharedFolder = usualShared,
}: Options): Promise<EmbeddedDatabase> => {
  const location = prepareLocation({ folder, log, leftBehind, sharedFolder });
  const firstStart = await makeCluster(location);
  writePointer(resolve(folder), location.folder);
  const running = await keepRunning({ location, log });
  removeUnfinished(location);
  const leaveLogAlone = keepLogSmall(location.logFile, log);

  let stopping: Promise<void> | undefined;
  const stop = () => {
    leaveLogAlone();
    stopping ??= running.stop();
    return stopping;
  };
  const { socketFolder, port, adopted } = running.cluster;
  return { socketFolder, port, superuser: 'postgres', firstStart, adopted, stop };
};

/** The PostgreSQL that an Archway runs at this moment, left to it; else started, for as long as needed. Undefined: there is none. */
export const visitEmbedded = async (
  options: Omit<Options, 'leftBehind'>,
): Promise<Pick<EmbeddedDatabase, 'socketFolder' | 'port' | 'stop'> | undefined> => {
  const existing = findExisting({ sharedFolder: usualShared, leftBehind: [], ...options });
  if (existing === undefined) return undefined;
  const running = await findRunning({ data: join(existing, 'data') });
  return running ? { ...running, stop: async () => {} } : startEmbedded(options);
};
