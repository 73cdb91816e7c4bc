import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/**
 * Makes the links between the libraries (libpq.so.5 → libpq.so.5.18) that the package cannot carry itself and
 * that are absent when its install script was not allowed to run. False when they could not be made.
 */
export const addMissingLinks = (native: string): boolean => {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links: Link[] = JSON.parse(readFileSync(list, 'utf8'));
  return links.every((link) => addLink(native, link));
};

/** Both paths start at the package's folder: native/lib/…. Source and target lie in the same folder. */
type Link = { source: string; target: string };

const addLink = (native: string, { source, target }: Link): boolean => {
  const path = join(native, relative('native', target));
  if (lstatSync(path, { throwIfNoEntry: false })) return true;
  try {
    symlinkSync(basename(source), path);
    return true;
  } catch {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  }
};
