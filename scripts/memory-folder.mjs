import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const folder = '/dev/shm';
const roomNeeded = 2 ** 31;

/**
 * A folder in memory for what tests make and throw away: hundreds of databases, whose files cost more on a disk than the
 * questions asked of them. Undefined where there is none, or it is small, or programs in it may not run.
 */
export const memoryFolder = (path = folder, { mounts = '/proc/mounts', free = freemem() } = {}) => {
  try {
    const [, , type, options = ''] =
      readFileSync(mounts, 'utf8')
        .split('\n')
        .map((line) => line.split(' '))
        .findLast(([, at]) => at === path) ?? [];
    if (type !== 'tmpfs' || options.split(',').includes('noexec')) return undefined;
    accessSync(path, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(path);
    return Math.min(bavail * bsize, free / 2) >= roomNeeded ? path : undefined;
  } catch {
    return undefined;
  }
};
