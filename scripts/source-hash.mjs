import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One hash over the names and contents of files and folders under `base`: it changes when a build would. */
export const sourceHash = (base, paths) => {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, base, path);
  return hash.digest('hex');
};

const add = (hash, base, path) => {
  const found = statSync(join(base, path), { throwIfNoEntry: false });
  if (!found) return;
  if (found.isFile()) {
    hash.update(`${path}\n${found.size}\n`).update(readFileSync(join(base, path)));
    return;
  }
  for (const name of readdirSync(join(base, path)).sort()) {
    if (!isLeftOut(name)) add(hash, base, `${path}/${name}`);
  }
};

/** Build results, installed packages and tests do not change what is built. */
const isLeftOut = (name) =>
  name === 'node_modules' || name === 'dist' || name.endsWith('.tsbuildinfo') || /\.test\.tsx?$/.test(name);
