import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { lendPackages, temporaryRepository } from './temporary-repository.ts';

const page = '<!doctype html><html><body><script type="module" src="/src/main.ts"></script></body></html>';

test('every asset stands beside its compressed forms; index.html, written per visitor, does not', () => {
  const repository = withWeb();
  expect(build(repository).status).toBe(0);
  const [script = ''] = assets(repository).filter((name) => name.endsWith('.js'));
  const content = read(repository, `assets/${script}`);
  expect(brotliDecompressSync(read(repository, `assets/${script}.br`))).toEqual(content);
  expect(gunzipSync(read(repository, `assets/${script}.gz`))).toEqual(content);
  expect(existsSync(join(repository, 'web/dist/favicon.svg.br'))).toBe(true);
  expect(existsSync(join(repository, 'web/dist/index.html.br'))).toBe(false);
});

test('what was built from the same sources is not built again', () => {
  const repository = withWeb();
  expect(build(repository).stdout).toBe('Building the web app…\n');
  writeFileSync(join(repository, 'web/src/main.test.ts'), 'a test changes nothing');
  expect(build(repository).stdout).toBe('');
});

test('a change of a source, of the contract or of the lock file builds again, and so does a page that is gone', () => {
  const repository = withWeb();
  build(repository);
  for (const file of ['web/src/main.ts', 'contract/src/words.ts', 'package-lock.json']) {
    writeFileSync(join(repository, file), 'console.log("changed");');
    expect([file, build(repository).stdout]).toEqual([file, 'Building the web app…\n']);
  }
  rmSync(join(repository, 'web/dist/index.html'));
  build(repository);
  expect(existsSync(join(repository, 'web/dist/index.html'))).toBe(true);
});

test('a build that fails leaves the last one whole and ends with one clear line', () => {
  const repository = withWeb();
  build(repository);
  const before = assets(repository);
  writeFileSync(join(repository, 'web/src/main.ts'), 'const broken = ;');
  const { status, stderr } = build(repository);
  expect(status).toBe(1);
  expect(stderr.trimEnd().split('\n').at(-1)).toBe(
    'Archway could not build its web app (vite ended with 1): see the lines above.',
  );
  expect(assets(repository)).toEqual(before);
});

const withWeb = () => {
  const repository = temporaryRepository({
    'package-lock.json': '{}',
    'web/package.json': '{"type":"module"}',
    'web/index.html': page,
    'web/public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'web/src/main.ts': 'console.log("here" as string);',
    'contract/src/words.ts': '',
  });
  lendPackages(repository, ['vite']);
  return repository;
};

const build = (repository: string) =>
  spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', "await (await import('./scripts/build-web.mjs')).buildWeb();"],
    { cwd: repository, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );

const assets = (repository: string) => readdirSync(join(repository, 'web/dist/assets')).sort();
const read = (repository: string, file: string) => readFileSync(join(repository, 'web/dist', file));
