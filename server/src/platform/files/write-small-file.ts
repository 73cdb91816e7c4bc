import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { bringToDiskNow } from './bring-to-disk.ts';

/** Writes a file that is there whole, and on the disk, or not at all. For what a start needs. */
export const writeSmallFile = (path: string, content: string, mode = 0o600): void => {
  const unfinished = `${path}.${process.pid}`;
  const file = openSync(unfinished, 'w', mode);
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  bringToDiskNow(dirname(path));
};
