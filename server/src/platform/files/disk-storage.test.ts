import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { owner } from '../../../test/people.ts';
import { photo, shelved, show, upload } from '../../../test/pictures.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { openDiskStorage } from './disk-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'archway-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileStorage = openDiskStorage(folder);

test('what is put there is there, whole, for nobody else on the machine; and gone when it is removed', async () => {
  const files = { 'a.webp': Buffer.from('one'), 'b.webp': Buffer.alloc(0) };
  await fileStorage.put('org/one', files);
  expect(await fileStorage.get('org/one', 'a.webp')).toEqual(files['a.webp']);
  expect(await fileStorage.get('org/one', 'b.webp')).toEqual(files['b.webp']);
  const path = join(folder, 'files/org/one');
  expect((await readdir(path)).sort()).toEqual(['a.webp', 'b.webp']);
  expect([(await stat(path)).mode & 0o077, (await stat(join(path, 'a.webp'))).mode & 0o077]).toEqual([0, 0]);
  await fileStorage.remove('org/one');
  await fileStorage.remove('org/one');
  expect(await fileStorage.get('org/one', 'a.webp')).toBeUndefined();
  expect(await fileStorage.get('org/never', 'a.webp')).toBeUndefined();
});

test.each(['..', '../x', 'a/../../b', '/etc', 'a//b', 'A', 'a b', 'a\0', '', '.', 'x'.repeat(300)])(
  'no folder called %j is looked at',
  async (name) => {
    await expect(fileStorage.put(name, { a: Buffer.from('x') })).rejects.toThrow('no file of ours');
    await expect(fileStorage.get(name, 'a')).rejects.toThrow('no file of ours');
    expect(() => fileStorage.remove(name)).toThrow('no file of ours');
  },
);

test.each(['../a', '.hidden', 'a/b', 'a.b.c', 'A.webp', ''])('no file called %j is written', async (name) => {
  await expect(fileStorage.put('org/two', { [name]: Buffer.from('x') })).rejects.toThrow('no file of ours');
  await expect(fileStorage.get('org/two', name)).rejects.toThrow('no file of ours');
});

/** Whether the calls of a program can be looked at on this machine. */
const canTrace = spawnSync('strace', ['-f', 'true']).status === 0;

test.runIf(canTrace)(
  'a file, its folder and every folder above it are on the disk before anybody is told',
  () => {
    const storedFile = new URL('./disk-storage.ts', import.meta.url).pathname;
    const base = join(folder, 'fresh');
    const script = `import(${JSON.stringify(storedFile)}).then(async ({ openDiskStorage }) => {
    await openDiskStorage(${JSON.stringify(base)}).put('org/one', { 'a.webp': Buffer.from('one') });
    require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'told'))}, 'told');
  })`;
    const traced = spawnSync(
      'strace',
      ['-f', '-y', '-e', 'trace=fsync,fdatasync,openat', process.execPath, '-e', script],
      {
        encoding: 'utf8',
        maxBuffer: 50_000_000,
      },
    );
    const calls = traced.stderr.slice(0, traced.stderr.indexOf(`${folder}/told`));
    const synced = [...calls.matchAll(/f(?:data)?sync\(\d+<([^>]+)>/g)].map(([, path = '']) =>
      path.slice(base.length),
    );
    expect(synced[0]).toMatch(/^\/files\/org\/one\/a\.webp\./);
    expect(synced.slice(1)).toEqual(['/files/org/one', '/files/org', '/files', '']);
  },
);

/** A disk of two megabytes, where this machine lets us make one. */
const smallDisk = (() => {
  const smallFolder = mkdtempSync(join(tmpdir(), 'archway-small-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', smallFolder], { stdio: 'ignore' });
    return smallFolder;
  } catch {
    rmSync(smallFolder, { recursive: true });
    return undefined;
  }
})();
afterAll(() => {
  if (!smallDisk) return;
  execFileSync('umount', ['-l', smallDisk]);
  rmSync(smallDisk, { recursive: true });
});

test.runIf(smallDisk)(
  'on a full disk pictures are refused and leave nothing; once there is room they are taken in',
  async () => {
    const app = await startTestApp({ ARCHWAY_DATA: smallDisk ?? '' });
    const robin = await owner(app);
    const first = (await upload(robin, await photo())).body.id;
    await openDiskStorage(smallDisk ?? '').put('filler/one', { a: Buffer.alloc(1024 * 1024) });
    await openDiskStorage(smallDisk ?? '').put('filler/two', { a: Buffer.alloc(900 * 1024) });
    const before = await shelved(app);
    const content = await photo(1600, 1600);
    const refused = await upload(robin, content);
    expectProblem(refused, 'storage_full');
    expect(await shelved(app)).toEqual(before);
    expect((await app.sql`select 1 from file`).length).toBe(1);
    expect((await show(app, robin, first)).status).toBe(200);
    await openDiskStorage(smallDisk ?? '').remove('filler/one');
    const taken = await upload(robin, content);
    expect((await show(app, robin, taken.body.id, 'large')).status).toBe(200);
    await app.close();
  },
);
