import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseLocation } from './database-location.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { launch } from './launch.ts';
import { isAtWorkOn, postmasterFile, readLines, readPostmaster } from './postmaster-file.ts';
import { socketFile, socketPort } from './socket-folder.ts';

export type RunningCluster = { socketFolder: string; port: number; adopted: boolean };

type Start = { location: DatabaseLocation; log: (line: string) => void };

/** Finds PostgreSQL running on the data, or starts it; resolves when it takes connections. */
export const startOrAdopt = async ({ location, log }: Start): Promise<RunningCluster> => {
  const giveUpAt = Date.now() + 10_000;
  for (;;) {
    const running = await findRunning(location);
    if (running) return { ...running, adopted: true };
    forgetStrangers(location);
    const complaint = await launch({ location, log });
    if (complaint === undefined)
      return { socketFolder: location.socketFolder, port: socketPort, adopted: false };
    if (!passesByItself(complaint) || Date.now() > giveUpAt) throw didNotStart(location, complaint);
    await sleep(100);
  }
};

/**
 * A PostgreSQL that was left behind or is just being started by somebody else; waits while it is on its way up
 * or down. Its socket decides, not its process id: in another container the same number is another process.
 */
export const findRunning = async ({ data }: Pick<DatabaseLocation, 'data'>) => {
  let silentSince: number | undefined;
  for (;;) {
    const postmaster = readPostmaster(data);
    if (!postmaster) return undefined;
    const { pid, status, port, socketFolder } = postmaster;
    if (status === 'ready' && (await answers(socketFile(socketFolder, port)))) return { socketFolder, port };
    if (!isAtWorkOn(data, pid)) return undefined;
    if (status === 'ready') {
      silentSince ??= Date.now();
      if (Date.now() - silentSince > 5_000) throw socketGone(data, pid);
    }
    await sleep(20);
  }
};

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    const resolveWith = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => resolveWith(true));
    socket.once('error', () => resolveWith(false));
  });

/**
 * After a crash of the machine the process ids in the lock files may belong to strangers, and PostgreSQL would
 * refuse to start beside them. Files whose process is gone are left to PostgreSQL: it looks for survivors first.
 */
const forgetStrangers = ({ data, socketFolder }: DatabaseLocation) => {
  for (const file of [postmasterFile(data), `${socketFile(socketFolder, socketPort)}.lock`]) {
    const pid = Number(readLines(file)[0]);
    if (pid > 0 && isAlive(pid) && !isAtWorkOn(data, pid)) rmSync(file, { force: true });
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Backends outlive a killed postmaster for a moment, and say so in the same log; another starter may have been faster. */
const passesByItself = (complaint: string) =>
  /pre-existing shared memory block|unexpected postmaster exit|lock file .* already exists|already in use/i.test(
    complaint,
  );

const didNotStart = ({ folder, logFile }: DatabaseLocation, complaint: string) =>
  new EmbeddedDatabaseError(
    `The embedded PostgreSQL in ${folder} did not start: ${complaint} (see ${logFile})`,
  );

const socketGone = (data: string, pid: number) =>
  new EmbeddedDatabaseError(
    `PostgreSQL (process ${pid}) runs on ${data} but its socket is gone: stop it with "kill -INT ${pid}" and start again.`,
  );
