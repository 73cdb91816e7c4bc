import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does `work` while no other Archway command on this machine holds the lock file.
 * A lock whose process has died is taken over.
 */
export const holdingLock = async (file, work) => {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await sleep(200);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
};

const take = (file) => {
  if (leftBehind(file)) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
};

/** Process ids are used again after a restart, so a lock older than an hour counts as left behind too. */
const leftBehind = (file) => {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    const ageMs = Date.now() - statSync(file).mtimeMs;
    return ageMs > 3_600_000 || (holder > 0 && !isAlive(holder));
  } catch {
    return false;
  }
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};
