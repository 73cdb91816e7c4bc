import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appCachesBelow, versionLock } from '../src/platform/worker/worker-names.ts';
import { keptFiles } from './kept-files.ts';

type Files = Map<string, string>;
let disk: Map<string, Files>;
let isUp: boolean;
let held: string[];

const cacheOf = (name: string) => {
  const files: Files = disk.get(name) ?? new Map();
  disk.set(name, files);
  return {
    match: async (address: string) => {
      const found = files.get(address);
      return found === undefined ? undefined : new Response(found);
    },
    keys: async () => [...files.keys()].map((address) => ({ url: `https://archway.test${address}` })),
    put: async (address: string, response: Response) => void files.set(address, await response.text()),
  };
};

beforeEach(() => {
  disk = new Map();
  isUp = true;
  held = [];
  vi.stubGlobal('caches', {
    keys: async () => [...disk.keys()],
    open: async (name: string) => cacheOf(name),
    delete: async (name: string) => disk.delete(name),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isUp) throw new TypeError('No network.');
    return new Response(`content of ${address}`);
  });
  vi.stubGlobal('navigator', {
    locks: { query: async () => ({ held: held.map((name) => ({ name })) }) },
  });
});
afterEach(() => vi.unstubAllGlobals());

const cacheName = (version: string) => `${appCachesBelow('/')}${version}`;
const always = () => true;

test('the files of another build stay until all of this one are here', async () => {
  const before = keptFiles('/', 'before');
  await before.fill(['core.js', 'dialog-1.js']);
  const now = keptFiles('/', 'now');
  await now.fill(['core.js']);
  isUp = false;
  await now.complete(['dialog-2.js'], always);
  expect([...disk.keys()]).toEqual([cacheName('before'), cacheName('now')]);
  expect(await (await now.find('/dialog-1.js'))?.text()).toBe('content of /dialog-1.js');
  isUp = true;
  await now.complete(['dialog-2.js'], always);
  expect([...disk.keys()]).toEqual([cacheName('now')]);
});

test('what both builds have is taken from the one before, without a network', async () => {
  await keptFiles('/', 'before').fill(['dialog.js']);
  isUp = false;
  await keptFiles('/', 'now').complete(['dialog.js'], always);
  expect([...disk.keys()]).toEqual([cacheName('now')]);
  expect([...(disk.get(cacheName('now')) ?? [])]).toEqual([['/dialog.js', 'content of /dialog.js']]);
});

test('the files of a build stay as long as a page runs it, or another one is about to take over', async () => {
  await keptFiles('/', 'before').fill(['core.js']);
  const now = keptFiles('/', 'now');
  held = [versionLock('/', 'before')];
  await now.complete(['core.js'], always);
  expect(disk.has(cacheName('before'))).toBe(true);
  held = [];
  await now.complete(['core.js'], () => false);
  expect(disk.has(cacheName('before'))).toBe(true);
  await now.complete(['core.js'], always);
  expect(disk.has(cacheName('before'))).toBe(false);
});

test('a build has all of its files only when each is in its own cache', async () => {
  await keptFiles('/', 'before').fill(['core.js', 'page.js']);
  const now = keptFiles('/', 'now');
  expect(await now.hasAll(['core.js'])).toBe(false);
  await now.fill(['core.js']);
  expect(await now.hasAll(['core.js'])).toBe(true);
  expect(await now.hasAll(['core.js', 'page.js'])).toBe(false);
});
