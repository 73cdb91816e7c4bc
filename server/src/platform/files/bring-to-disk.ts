import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';

/** What was written to a file, or the names in a folder, outlast a loss of power from here on. */
export const bringToDisk = async (path: string) => {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** The same for what a start waits for. */
export const bringToDiskNow = (path: string) => {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};
