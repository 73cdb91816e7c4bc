import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { writeSmallFile } from '../../files/write-small-file.ts';

/**
 * The data folder says where its database stands: beside this file, under the name that was wanted, or, because it is
 * out of the database's reach there, somewhere else. Whoever copies the folder copies this too, and a start in the copy
 * knows that there was a database.
 */
const pointerOf = (wanted: string) => join(dirname(wanted), 'database-folder');

export const readPointer = (wanted: string): string | undefined =>
  existsSync(pointerOf(wanted))
    ? resolve(dirname(wanted), readFileSync(pointerOf(wanted), 'utf8').trim())
    : undefined;

/** Written once there is a database: a first start that was cut short can be tried again. */
export const writePointer = (wanted: string, folder: string): void => {
  if (readPointer(wanted) === folder) return;
  mkdirSync(dirname(wanted), { recursive: true });
  writeSmallFile(pointerOf(wanted), `${folder === wanted ? basename(wanted) : folder}\n`, 0o644);
};
