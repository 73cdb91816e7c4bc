import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { memoryFolder } from './memory-folder.mjs';

const path = mkdtempSync(join(tmpdir(), 'archway-memory-'));
afterAll(() => rmSync(path, { recursive: true }));
const mounts = join(path, 'mounts');
const plenty = { mounts, free: 2 ** 40 };
const mounted = (line: string) => writeFileSync(mounts, `/dev/vda / ext4 rw 0 0\n${line}\n`);

test('tests use a folder in memory only where programs may run and there is room', () => {
  mounted(`tmpfs ${path} tmpfs rw,relatime 0 0`);
  expect(memoryFolder(path, plenty)).toBe(path);
  expect(memoryFolder(path, { mounts, free: 2 ** 30 })).toBeUndefined();
  mounted(`tmpfs ${path} tmpfs rw,nosuid,noexec 0 0`);
  expect(memoryFolder(path, plenty)).toBeUndefined();
  mounted(`/dev/vdb ${path} ext4 rw 0 0`);
  expect(memoryFolder(path, plenty)).toBeUndefined();
  mounted('');
  expect(memoryFolder(path, plenty)).toBeUndefined();
});

test('where nothing is known of mounts, the usual folder is used', () => {
  expect(memoryFolder(path, { ...plenty, mounts: join(path, 'missing') })).toBeUndefined();
});
