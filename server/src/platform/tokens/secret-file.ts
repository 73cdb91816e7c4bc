import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../../config.ts';
import { CannotStart } from '../cannot-start.ts';
import { writeSmallFile } from '../files/write-small-file.ts';

export const secretFileOf = ({ ARCHWAY_DATA }: Pick<Config, 'ARCHWAY_DATA'>) =>
  join(ARCHWAY_DATA, 'token-secret');

/** The secret that the embedded mode keeps beside its data, undefined when there is none yet. */
export const readSecret = (path: string): string | undefined => {
  if (!existsSync(path)) return undefined;
  // Put back by hand it may have got a line's end.
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < shortest || secret.includes('\n')) throw unusable(path);
  return secret;
};

export const keptSecret = (path: string): string => {
  const kept = readSecret(path);
  if (kept !== undefined) return kept;
  const made = randomBytes(48).toString('base64url');
  keepSecret(path, made);
  return made;
};

export const keepSecret = (path: string, secret: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeSmallFile(path, secret);
};

const shortest = 32;

/** Never mended by itself: whoever has the right secret still has it somewhere. */
const unusable = (path: string) =>
  new CannotStart(
    `The secret in ${path} is not one line of at least ${shortest} characters: put it back from a backup. ` +
      'Without it, remove the file: a new one is made, and people sign in anew and set up their second factor again.',
  );
