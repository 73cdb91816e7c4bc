import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { makeOpenFolder } from './make-open-folder.ts';

type Folders = { folder: string; data: string; user: DatabaseUser | undefined };

/** Makes the database's folder if it is missing and sees to it that only the database's user can enter it. */
export const ownFolder = ({ folder, data, user }: Folders): void => {
  try {
    if (user) handOver({ folder, data, user });
    else mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    if (existsSync(data)) chmodSync(data, 0o700);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `Archway cannot use the data folder ${folder} (${error instanceof Error ? error.message : error}): ` +
        'start it as the owner of that folder, or set ARCHWAY_DATA to another one.',
    );
  }
};

const handOver = ({ folder, data, user }: { folder: string; data: string; user: DatabaseUser }): void => {
  makeOpenFolder(dirname(folder));
  mkdirSync(folder, { recursive: true });
  lchownSync(folder, user.uid, user.gid);
  // A copy that root put back belongs to root, and what was made before the database had a user of its own to nobody.
  if (existsSync(data) && statSync(data).uid !== user.uid) chownAll(data, user);
};

export const chownAll = (path: string, user: DatabaseUser): void => {
  lchownSync(path, user.uid, user.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) chownAll(inside, user);
    else lchownSync(inside, user.uid, user.gid);
  }
};
