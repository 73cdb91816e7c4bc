import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Makes a folder and the missing ones above it, all of them open to enter whatever the umask is. */
export const makeOpenFolder = (folder: string): void => {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = resolve(folder); made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755);
};
