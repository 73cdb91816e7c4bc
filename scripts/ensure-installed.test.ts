import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryRepository } from './temporary-repository.ts';

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': { optionalDependencies: { 'for-this-machine': '1.0.0' } },
      'node_modules/thing': { version },
      'node_modules/for-another': { version: '1.0.0', optional: true, os: ['plan9'] },
      'node_modules/for-this-machine': { version: '1.0.0', optional: true, os: process.platform },
    },
  });

/** Stands in for npm: notes its arguments and installs nothing but the folder. */
const npm = `
import { appendFileSync, mkdirSync } from 'node:fs';
if (process.env.NPM_FAILS) { console.error('npm error network'); process.exit(1); }
mkdirSync('node_modules', { recursive: true });
appendFileSync('npm-was-asked', process.argv.slice(2).join(' ') + '\\n');
`;

const install = 'ci --include=dev --include=optional --prefer-offline --loglevel=error --no-audit --no-fund';

test('what is missing is installed from the lock file, once', () => {
  const repository = withNpm({ 'package-lock.json': lock('1.0.0') });
  expect(ensure(repository)).toMatchObject({ status: 0, stderr: '' });
  expect(ensure(repository)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(requested(repository)).toEqual([install]);
});

test('a changed lock file is installed again', () => {
  const repository = withNpm({ 'package-lock.json': lock('1.0.0') });
  ensure(repository);
  writeFileSync(join(repository, 'package-lock.json'), lock('1.0.1'));
  ensure(repository);
  expect(requested(repository)).toEqual([install, install]);
});

test("a person's own npm install is enough, packages for other machines aside", () => {
  const present = {
    packages: {
      'node_modules/thing': { version: '1.0.0' },
      'node_modules/for-this-machine': { version: '1.0.0' },
    },
  };
  const repository = withNpm({
    'package-lock.json': lock('1.0.0'),
    'node_modules/.package-lock.json': JSON.stringify(present),
  });
  ensure(repository);
  expect(requested(repository)).toEqual([]);
});

test('an install that left out what this machine needs is done again', () => {
  const present = { packages: { 'node_modules/thing': { version: '1.0.0' } } };
  const repository = withNpm({
    'package-lock.json': lock('1.0.0'),
    'node_modules/.package-lock.json': JSON.stringify(present),
  });
  ensure(repository);
  expect(requested(repository)).toEqual([install]);
});

test('an install that fails ends with one line after what npm said, and is tried again next time', () => {
  const repository = withNpm({ 'package-lock.json': lock('1.0.0') });
  expect(ensure(repository, { NPM_FAILS: 'yes' })).toMatchObject({
    status: 1,
    stderr:
      'npm error network\nArchway could not install its packages (npm ci ended with 1): see the lines above.\n',
  });
  ensure(repository);
  expect(requested(repository)).toEqual([install]);
});

test('an older Node without the pinned one beside it says in one line which Node to install', () => {
  const repository = withNpm({ 'package-lock.json': lock('1.0.0') });
  const asIfOlder = `
    Object.defineProperty(process.versions, 'node', { value: '20.1.0' });
    const { nodeBinary } = await import('./scripts/ensure-installed.mjs');
    nodeBinary();`;
  const { status, stderr } = run(repository, asIfOlder);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Archway needs Node 24 and none could be installed for .*: please install Node 24 or newer .*\n$/,
  );
});

const withNpm = (files: Record<string, string>) =>
  temporaryRepository({ 'npm-cli.js': npm, 'package.json': '{"type":"module"}', ...files });

const ensure = (repository: string, env: Record<string, string> = {}) =>
  run(repository, "await (await import('./scripts/ensure-installed.mjs')).ensureInstalled();", env);

const run = (repository: string, code: string, env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(repository, 'npm-cli.js'), ...env },
  });

const requested = (repository: string) => {
  const file = join(repository, 'npm-was-asked');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};
