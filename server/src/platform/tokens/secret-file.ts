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
  const secret = readFileSync(path, 'utf8');
  if (secret.trim().length < shortest) throw tooShort(path);
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
const tooShort = (path: string) =>
  new CannotStart(
    `The secret in ${path} is empty or has less than ${shortest} characters: put it back from a backup. ` +
      'Without it, remove the file: a new one is made, and people sign in anew and set up their second factor again.',
  );
