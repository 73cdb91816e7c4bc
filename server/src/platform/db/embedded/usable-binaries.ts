import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import type { Binaries } from './find-binaries.ts';
import { addMissingLinks } from './library-links.ts';
import { makeOpenFolder } from './make-open-folder.ts';
import { mayRead } from './may-reach.ts';

/**
 * The binaries where the database's user can run them: in node_modules, or, when that lies under a folder the
 * user cannot enter or cannot be completed with its library links, in a copy made once in one of `copyTo`.
 */
export const usableBinaries = ({
  binaries,
  user,
  copyTo,
}: {
  binaries: Binaries;
  user: DatabaseUser | undefined;
  copyTo: string[];
}): Binaries => {
  if (readable(binaries, user) && addMissingLinks(binaries.native)) return binaries;
  for (const folder of copyTo) {
    try {
      return copyOnce(binaries, folder);
    } catch (error) {
      if (folder === copyTo.at(-1)) throw cannotCopy(folder, error);
    }
  }
  return binaries;
};

/** One file of each kind stands for all: they come from one package, unpacked with one umask. */
const readable = ({ native }: Binaries, user: DatabaseUser | undefined) =>
  user === undefined ||
  ['bin/postgres', 'share/postgresql/postgres.bki', 'lib/libpq.so.5.18', 'lib/libpq.5.18.dylib']
    .map((file) => join(native, file))
    .filter((file) => existsSync(file))
    .every((file) => mayRead(file, user));

/** Copied beside its final name and renamed at the end, so a copy under that name is a whole one. */
const copyOnce = ({ native, version }: Binaries, folder: string): Binaries => {
  const copy = join(folder, `postgresql-${version}-${process.platform}-${process.arch}`);
  if (existsSync(copy)) return { native: copy, version };
  const unfinished = `${copy}.${process.pid}`;
  try {
    makeOpenFolder(folder);
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    addMissingLinks(unfinished);
    openToAll(unfinished);
    if (!existsSync(copy)) renameSync(unfinished, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return { native: copy, version };
};

const isNeeded = (path: string) => !path.endsWith('.a') && !path.endsWith('pkgconfig');

const openToAll = (path: string) => {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  const runnable = found.isDirectory() || (found.mode & 0o100) !== 0 || dirname(path).endsWith('bin');
  chmodSync(path, runnable ? 0o755 : 0o644);
  if (found.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
};

const cannotCopy = (folder: string, error: unknown) =>
  new EmbeddedDatabaseError(
    `Archway cannot copy its PostgreSQL to ${folder} (${error instanceof Error ? error.message : error}): ` +
      'make room there or set DATABASE_URL.',
  );
