import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';

/** The secrets that tokens are signed with, newest first. The embedded mode makes one for itself and keeps it beside its data. */
export const tokenSecrets = async (config: Config): Promise<string[]> => {
  const current = config.TOKEN_SECRET ?? (await keptSecret(join(config.ARCHWAY_DATA, 'token-secret')));
  return config.TOKEN_SECRET_PREVIOUS ? [current, config.TOKEN_SECRET_PREVIOUS] : [current];
};

const keptSecret = async (path: string) => {
  await mkdir(join(path, '..'), { recursive: true });
  try {
    await writeFile(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(path, 'utf8');
};
