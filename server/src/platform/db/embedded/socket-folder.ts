import { createHash } from 'node:crypto';
import { chmodSync, lchownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { mayReach } from './may-reach.ts';

/** The number only names the socket's file: there is no TCP port. */
export const socketPort = 5432;

export const socketFile = (folder: string, port: number) => join(folder, `.s.PGSQL.${port}`);

/** The folder of the unix socket: the database's own, or a short one that always belongs to it. */
export const chooseSocketFolder = (folder: string, user: DatabaseUser | undefined): string => {
  if (fits(folder)) return folder;
  const whose = user ? `${folder}:${user.uid}` : folder;
  const name = `archway-${createHash('sha256').update(whose).digest('hex').slice(0, 16)}`;
  const short = [tmpdir(), '/tmp']
    .map((base) => join(base, name))
    .find((each) => fits(each) && (user === undefined || mayReach(dirname(each), user)));
  if (short === undefined) throw tooLong(folder);
  makePrivate(short, user);
  return short;
};

/** Kernels keep a socket's path in 104 (macOS) or 108 (Linux) bytes. */
const fits = (folder: string) => Buffer.byteLength(socketFile(folder, socketPort)) <= 100;

/** Others can write to the temporary folder too: one that is not ours is never used. */
const makePrivate = (folder: string, user: DatabaseUser | undefined) => {
  const owner = user?.uid ?? process.getuid?.();
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found && !(found.isDirectory() && found.uid === owner)) throw notOurs(folder);
  if (!found) {
    mkdirSync(folder, { mode: 0o700 });
    if (user) lchownSync(folder, user.uid, user.gid);
  }
  chmodSync(folder, 0o700);
};

const tooLong = (folder: string) =>
  new EmbeddedDatabaseError(
    `The path ${folder} is too long for a socket: set ARCHWAY_DATA to a shorter one.`,
  );

const notOurs = (folder: string) =>
  new EmbeddedDatabaseError(`The folder ${folder} belongs to somebody else: remove it, or set TMPDIR.`);
