import type { Config } from '../../config.ts';
import { keptSecret, readSecret, secretFileOf } from './secret-file.ts';

/** The secrets that tokens are signed with, newest first. The embedded mode makes one for itself and keeps it beside its data. */
export const tokenSecrets = (config: Config): string[] => {
  const current = config.TOKEN_SECRET ?? keptSecret(secretFileOf(config));
  return config.TOKEN_SECRET_PREVIOUS ? [current, config.TOKEN_SECRET_PREVIOUS] : [current];
};

/** Asked before anything is opened: a secret that cannot be used is no reason to start a database. */
export const requireUsableSecret = (config: Config): void => {
  if (!config.TOKEN_SECRET) readSecret(secretFileOf(config));
};
