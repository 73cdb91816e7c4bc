import { createHash } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { readPointer } from './database-pointer.ts';
import { type DatabaseUser, databaseUser } from './database-user.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { mayReach } from './may-reach.ts';

/** What the database's folder is called, where it may stand instead, and files that are there only when it once was. */
export type WantedFolder = { folder: string; sharedFolder: string; leftBehind: readonly string[] };

/**
 * The folder the database stands in: the wanted one, or, when root runs it as a user who cannot enter that, a
 * stable one under the shared folder. A place that already holds a cluster is never left for an empty one.
 */
export const chooseFolder = ({
  log,
  ...options
}: WantedFolder & { log: (line: string) => void }): { folder: string; user: DatabaseUser | undefined } => {
  const wanted = resolve(options.folder);
  const existing = findExisting(options);
  const user = databaseUser(existing && join(existing, 'data'));
  if (user === undefined) return { folder: existing ?? wanted, user };

  const reachable = mayReach(nearestExisting(dirname(realPath(wanted))), user);
  if (existing === wanted && !reachable) throw outOfReach(wanted, user);
  const chosen = existing ?? (reachable ? wanted : elsewhereOf(options));
  if (chosen !== wanted) {
    log(`The database of ${wanted} stands in ${chosen}, which its user (uid ${user.uid}) can enter.`);
  }
  return { folder: chosen, user };
};

/** The folder of the database that there is, undefined before the first start. One that was there and is gone is told. */
export const findExisting = ({ folder, sharedFolder, leftBehind }: WantedFolder): string | undefined => {
  const wanted = resolve(folder);
  const elsewhere = elsewhereOf({ folder, sharedFolder });
  const pointer = readPointer(wanted);
  if (hasData(wanted)) return wanted;
  if (pointer !== undefined && pointer !== wanted && pointer !== elsewhere)
    throw belongsElsewhere(wanted, pointer);
  if (hasData(elsewhere) && pointer !== wanted) return elsewhere;
  const trace = leftBehind.find((file) => existsSync(file));
  if (pointer !== undefined || trace !== undefined) throw isGone(pointer ?? wanted, trace);
  return undefined;
};

const elsewhereOf = ({ folder, sharedFolder }: Omit<WantedFolder, 'leftBehind'>) =>
  join(sharedFolder, createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16));

/** A folder that we may not look into is somebody's, and not empty. */
const hasData = (folder: string) => {
  try {
    return statSync(join(folder, 'data', 'PG_VERSION')).isFile();
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES';
  }
};

const realPath = (path: string) => (existsSync(path) ? realpathSync(path) : path);

const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)));

const outOfReach = (wanted: string, { uid }: DatabaseUser) =>
  new EmbeddedDatabaseError(
    `The database in ${wanted} belongs to uid ${uid}, who cannot enter a folder above it: allow that (chmod o+x).`,
  );

const belongsElsewhere = (wanted: string, pointer: string) =>
  new EmbeddedDatabaseError(
    `${dirname(wanted)} was copied or moved without its database, which stands in ${pointer} and belongs to the folder it came from: ` +
      'start Archway there and make a backup (npm run backup), then restore that into an empty folder.',
  );

const isGone = (location: string, trace: string | undefined) =>
  new EmbeddedDatabaseError(
    `There was a database in ${location}${trace ? ` (its ${basename(trace)} is still there)` : ''} and now there is none: ` +
      'put it back, or restore a backup (npm run restore) into an empty folder, or begin anew with an empty one.',
  );
