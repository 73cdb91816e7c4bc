import { realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseUser } from './database-user.ts';

/** Whether the user can enter an existing folder, by the permissions of the folder and all above it. */
export const mayReach = (folder: string, user: DatabaseUser): boolean =>
  withParents(realpathSync(folder)).every((each) => allows(statSync(each), user, enter));

/** Whether the user can reach and read an existing file, and run it if its owner can. */
export const mayRead = (file: string, user: DatabaseUser): boolean => {
  const found = statSync(file);
  const wanted = found.mode & 0o100 ? read | enter : read;
  return mayReach(dirname(file), user) && allows(found, user, wanted);
};

const read = 0o4;
const enter = 0o1;

const withParents = (path: string): string[] => {
  const parent = dirname(path);
  return parent === path ? [path] : [...withParents(parent), path];
};

const allows = (found: Stats, { uid, gid }: DatabaseUser, bits: number): boolean => {
  const shift = found.uid === uid ? 6 : found.gid === gid ? 3 : 0;
  return ((found.mode >> shift) & bits) === bits;
};
