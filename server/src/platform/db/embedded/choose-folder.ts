import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type DatabaseUser, databaseUser } from './database-user.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { mayReach } from './may-reach.ts';

/**
 * The folder the database stands in: the wanted one, or, when root runs it as a user who cannot enter that, a
 * stable one under the shared folder. A place that already holds a cluster is never left for an empty one.
 */
export const chooseFolder = ({
  folder,
  sharedFolder,
  log,
}: {
  folder: string;
  sharedFolder: string;
  log: (line: string) => void;
}): { folder: string; user: DatabaseUser | undefined } => {
  const wanted = resolve(folder);
  const elsewhere = join(sharedFolder, createHash('sha256').update(wanted).digest('hex').slice(0, 16));
  const existing = [wanted, elsewhere].find((each) => existsSync(join(each, 'data', 'PG_VERSION')));
  const user = databaseUser(existing && join(existing, 'data'));
  if (user === undefined) return { folder: wanted, user };

  const reachable = mayReach(nearestExisting(dirname(realPath(wanted))), user);
  if (existing === wanted && !reachable) throw outOfReach(wanted, user);
  const chosen = existing ?? (reachable ? wanted : elsewhere);
  if (chosen === elsewhere) {
    log(`The database of ${wanted} stands in ${elsewhere}, which its user (uid ${user.uid}) can enter.`);
  }
  return { folder: chosen, user };
};

const realPath = (path: string) => (existsSync(path) ? realpathSync(path) : path);

const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)));

const outOfReach = (wanted: string, { uid }: DatabaseUser) =>
  new EmbeddedDatabaseError(
    `The database in ${wanted} belongs to uid ${uid}, who cannot enter a folder above it: allow that (chmod o+x).`,
  );
