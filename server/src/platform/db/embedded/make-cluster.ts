import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { bringToDiskNow } from '../../files/bring-to-disk.ts';
import type { DatabaseLocation } from './database-location.ts';
import { complaintIn, runInitdb } from './database-process.ts';
import { userForInitdb } from './database-user.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { majorOf } from './find-binaries.ts';
import { chownAll } from './own-folder.ts';

/**
 * Makes the cluster if there is none; true when it did. It is made beside its final name and renamed, so that
 * a cluster under that name is whole and two first starts at once end with one of the two.
 */
export const makeCluster = async (location: DatabaseLocation): Promise<boolean> => {
  for (let attempt = 1; ; attempt += 1) {
    if (hasCluster(location)) return false;
    const unfinished = mkdtempSync(join(location.folder, unfinishedPrefix));
    const { code, output } = await runInitdbIn(unfinished, location);
    if (code === 0 && moveInto(unfinished, location)) return true;
    rmSync(unfinished, { recursive: true, force: true });
    if (hasCluster(location)) return false;
    if (attempt < 3 && wasShutOut(output)) continue;
    throw new EmbeddedDatabaseError(
      `The embedded PostgreSQL could not be set up in ${location.folder}: ${complaintIn(output)}; set DATABASE_URL to use one of your own.`,
    );
  }
};

/** Another first start closes the folder when it begins and when it ends, and the initdb of this one may be inside. */
const wasShutOut = (output: string) => /permission denied/i.test(output);

/** Root runs it as somebody on the list of users, who can enter the folder for as long as it takes, and then hands the cluster over. */
const runInitdbIn = async (unfinished: string, location: DatabaseLocation) => {
  const args = ['--pgdata', unfinished, ...settings];
  if (!location.user) return runInitdb(location, args);
  const maker = userForInitdb();
  chownSync(unfinished, maker.uid, maker.gid);
  chmodSync(location.folder, 0o711);
  try {
    return await runInitdb({ ...location, user: maker }, args);
  } finally {
    chmodSync(location.folder, 0o700);
    if (existsSync(unfinished)) chownAll(unfinished, location.user);
  }
};

/** Removes what first starts that were killed left behind; only for the one Archway that owns the folder. */
export const removeUnfinished = ({ folder }: DatabaseLocation): void => {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(unfinishedPrefix)) rmSync(join(folder, name), { recursive: true, force: true });
  }
};

const unfinishedPrefix = 'initdb-';

/** C.UTF-8 of the builtin provider sorts the same on every machine. Only the socket is let in, and without password. */
const settings = [
  '--username=postgres',
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  '--no-instructions',
];

const hasCluster = ({ data, binaries }: DatabaseLocation): boolean => {
  const file = join(data, 'PG_VERSION');
  if (!existsSync(file)) return false;
  const major = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (major === majorOf(binaries)) return true;
  throw new EmbeddedDatabaseError(
    `The data in ${data} belongs to PostgreSQL ${major} and Archway brings ${majorOf(binaries)}: ` +
      'restore a backup into an empty folder, or set DATABASE_URL.',
  );
};

const moveInto = (unfinished: string, { data, folder }: DatabaseLocation): boolean => {
  try {
    renameSync(unfinished, data);
  } catch {
    return false;
  }
  bringToDiskNow(folder);
  return true;
};
