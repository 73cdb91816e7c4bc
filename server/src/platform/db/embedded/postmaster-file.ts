import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** What PostgreSQL writes about itself into postmaster.pid. */
export type Postmaster = {
  pid: number;
  port: number;
  socketFolder: string;
  status: 'starting' | 'ready' | 'stopping' | 'unknown';
};

export const postmasterFile = (data: string) => join(data, 'postmaster.pid');

/** The running or last PostgreSQL of this data; undefined when it stopped in order, or never ran. */
export const readPostmaster = (data: string): Postmaster | undefined => {
  const [pid, , , port, socketFolder, , , status] = readLines(postmasterFile(data));
  if (!pid) return undefined;
  return {
    pid: Number(pid),
    port: Number(port),
    socketFolder: socketFolder ?? '',
    status: known.find((each) => each === status?.trim()) ?? 'unknown',
  };
};

const known = ['starting', 'ready', 'stopping'] as const;

/** Whether this process is a PostgreSQL at work on this data: process ids are used again, above all after a crash. */
export const isAtWorkOn = (data: string, pid: number): boolean =>
  process.platform === 'linux' ? isAtWorkOnLinux(data, pid) : isCalledPostgres(pid);

export const readLines = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
};

/** The postmaster works in its data folder. A zombie has no folder, another user's process shows us none. */
const isAtWorkOnLinux = (data: string, pid: number): boolean => {
  try {
    return (
      readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres') &&
      readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
    );
  } catch {
    return false;
  }
};

const isCalledPostgres = (pid: number): boolean => {
  try {
    return /postgres\s*$/.test(execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    return false;
  }
};
