import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { bringToDisk } from './bring-to-disk.ts';
import type { FileStorage } from './file-storage.ts';
import { requireFolder, requireName } from './storage-names.ts';

/** A file storage in the folder `files` of the data folder. Several servers share it only if they share the folder. */
export const openDiskStorage = (given: string): FileStorage => {
  const dataFolder = resolve(given);
  const pathOf = (folder: string) => join(dataFolder, 'files', requireFolder(folder));
  return {
    put: async (folder, files) => {
      const path = pathOf(folder);
      try {
        await mkdir(path, { recursive: true, mode: 0o700 });
        for (const [name, content] of Object.entries(files))
          await writeWhole(join(path, requireName(name)), content);
        // The name of a folder stands in the one above it. All of them, also those that were there: whoever made them
        // a moment ago may not have come this far.
        for (const each of foldersUpTo(dataFolder, path)) await bringToDisk(each);
      } catch (error) {
        // On a full disk what is half written is in the way of everybody.
        await rm(path, { recursive: true, force: true }).catch(() => {});
        throw error;
      }
    },
    get: async (folder, name) => {
      try {
        return await readFile(join(pathOf(folder), requireName(name)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
  };
};

/** Under its name there is never half a file: it is written and brought to the disk under another first. */
const writeWhole = async (path: string, content: Buffer) => {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
};

const foldersUpTo = (top: string, path: string): string[] =>
  path === top || path === dirname(path) ? [path] : [path, ...foldersUpTo(top, dirname(path))];

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
