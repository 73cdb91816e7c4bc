import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { memoryFolder } from './memory-folder.mjs';

const place = mkdtempSync(join(tmpdir(), 'archway-memory-'));
afterAll(() => rmSync(place, { recursive: true }));
const mounts = join(place, 'mounts');
const plenty = { mounts, free: 2 ** 40 };
const mounted = (line: string) => writeFileSync(mounts, `/dev/vda / ext4 rw 0 0\n${line}\n`);

test('tests use a folder in memory only where programs may run and there is room', () => {
  mounted(`tmpfs ${place} tmpfs rw,relatime 0 0`);
  expect(memoryFolder(place, plenty)).toBe(place);
  expect(memoryFolder(place, { mounts, free: 2 ** 30 })).toBeUndefined();
  mounted(`tmpfs ${place} tmpfs rw,nosuid,noexec 0 0`);
  expect(memoryFolder(place, plenty)).toBeUndefined();
  mounted(`/dev/vdb ${place} ext4 rw 0 0`);
  expect(memoryFolder(place, plenty)).toBeUndefined();
  mounted('');
  expect(memoryFolder(place, plenty)).toBeUndefined();
});

test('where nothing is known of mounts, the usual folder is used', () => {
  expect(memoryFolder(place, { ...plenty, mounts: join(place, 'missing') })).toBeUndefined();
});
