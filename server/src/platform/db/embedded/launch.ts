import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fchownSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseLocation } from './database-location.ts';
import { complaintIn, databaseProcess } from './database-process.ts';
import { toolPath } from './find-binaries.ts';
import { readPostmaster } from './postmaster-file.ts';
import { socketPort } from './socket-folder.ts';

/**
 * Starts PostgreSQL and waits until it takes connections: as long as it lives, for after a crash it replays its
 * journal first. Resolves with PostgreSQL's complaint if it ended instead.
 */
export const launch = async ({
  location,
  log,
}: {
  location: DatabaseLocation;
  log: (line: string) => void;
}): Promise<string | undefined> => {
  const logFile = openLog(location);
  const child = spawn(toolPath(location.binaries, 'postgres'), argumentsFor(location), {
    ...databaseProcess,
    ...location.user,
    stdio: ['ignore', logFile.descriptor, logFile.descriptor],
  });
  closeSync(logFile.descriptor);
  child.unref();
  const ended = endOf(child);
  const slowAt = Date.now() + 5_000;
  let told = false;
  while (!isReady(location, child)) {
    const failure = await Promise.race([ended, sleep(10)]);
    if (failure) return failure.problem ?? complaintIn(logFile.readNew());
    if (!told && Date.now() > slowAt) {
      told = true;
      log('PostgreSQL is taking longer than usual to start; after a crash it recovers first.');
    }
  }
  return undefined;
};

const argumentsFor = ({ data, socketFolder }: DatabaseLocation): string[] => {
  const settings = {
    listen_addresses: '',
    // The value is a list, so the path stands in quotes.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: socketPort,
    shared_buffers: '128MB',
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // What people typed does not belong in a log: neither statements nor the details of an error.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
  };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
};

const isReady = ({ data }: DatabaseLocation, { pid }: ChildProcess): boolean => {
  const postmaster = readPostmaster(data);
  return postmaster !== undefined && postmaster.pid === pid && postmaster.status === 'ready';
};

const endOf = (child: ChildProcess): Promise<{ problem: string | undefined }> =>
  new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ problem: message }));
    child.once('exit', () => resolve({ problem: undefined }));
  });

const openLog = ({ logFile, user }: DatabaseLocation) => {
  const descriptor = openSync(logFile, 'a', 0o600);
  if (user) fchownSync(descriptor, user.uid, user.gid);
  const from = fstatSync(descriptor).size;
  return { descriptor, readNew: () => readFileSync(logFile).subarray(from).toString('utf8') };
};
