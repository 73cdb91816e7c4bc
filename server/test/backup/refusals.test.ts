import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { endOfTar, tarMember } from '../../src/platform/backup/tar.ts';
import { temporaryFolder } from '../launcher/temporary-folder.ts';
import { embedded, ownDatabase, sumsOf } from './installations.ts';
import { runCommand } from './run-command.ts';

/** A backup of the demo, which the tests of this file damage copies of. */
let backup: Buffer;
beforeAll(async () => {
  backup = await backupOfDemo();
}, 120_000);

const backupOfDemo = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'archway-backup-'));
  chmodSync(folder, 0o755);
  const settings = { ARCHWAY_DATA: join(folder, 'data') };
  // Nobody was ever served here, so there is no queue of jobs yet.
  expect(await runCommand('seed', undefined, settings)).toMatchObject({ code: 0 });
  expect(await runCommand('backup', join(folder, 'backup'), settings)).toMatchObject({ code: 0 });
  const content = readFileSync(join(folder, 'backup'));
  rmSync(folder, { recursive: true });
  return content;
};

const fileWith = (content: Buffer) => {
  const file = join(temporaryFolder(), 'backup');
  writeFileSync(file, content);
  return file;
};

/** The same archive with one byte of what it holds changed, and packed as if nothing had happened. */
const withOtherByte = (at: (plain: Buffer) => number) => {
  const plain = gunzipSync(backup);
  const installation = at(plain);
  plain[installation] = (plain[installation] ?? 0) ^ 1;
  return gzipSync(plain);
};

const withOneByteMore = (at: number) => {
  const copy = Buffer.from(backup);
  copy[at] = ((copy[at] ?? 0) + 1) % 256;
  return copy;
};

const damages: [string, () => Buffer][] = [
  ['cut short', () => backup.subarray(0, backup.length - 2000)],
  [
    'followed by more',
    () =>
      gzipSync(
        Buffer.concat([
          gunzipSync(backup).subarray(0, -1024),
          tarMember('pictures/../../x', Buffer.from('x')),
          endOfTar(),
        ]),
      ),
  ],
  ['cut in half', () => backup.subarray(0, backup.length / 2)],
  ['with a byte changed on the disk', () => withOneByteMore(Math.floor(backup.length / 2))],
  ['with a row changed', () => withOtherByte((plain) => plain.indexOf('tables/item/') + 600)],
  ['with a secret changed', () => withOtherByte((plain) => plain.indexOf('token-secrets') + 520)],
  ['empty', () => Buffer.alloc(0)],
  ['something else', () => Buffer.from('not a backup at all')],
];

test.each(damages)('a file that is %s is refused in one line, and nothing is made', async (_how, content) => {
  const { settings, folder } = await embedded();
  const { code, output } = await runCommand('restore', fileWith(content()), settings);
  expect(output).toMatch(
    /^Archway cannot restore: \S+ is no backup, or a damaged one \([^\n]*\): nothing was changed\.\n$/,
  );
  expect(code).toBe(1);
  expect(existsSync(folder)).toBe(false);
});

test('a place where something is already stays as it is', { timeout: 120_000 }, async () => {
  const installation = await embedded();
  const file = fileWith(backup);
  expect(await runCommand('restore', file, installation.settings)).toMatchObject({ code: 0 });
  const sums = await installation.look(sumsOf);
  const { code, output } = await runCommand('restore', file, installation.settings);
  expect(output).toMatch(
    /^Archway cannot restore: There is something here already \([^\n]*\): restore into an empty database, or an empty ARCHWAY_DATA\. Nothing was changed\.\n$/,
  );
  expect(code).toBe(1);
  expect(await installation.look(sumsOf)).toEqual(sums);
  const other = await embedded();
  expect((await runCommand('backup', file, installation.settings)).output).toBe(
    `Archway cannot back up: ${file} exists already: choose another name.\n`,
  );
  expect((await runCommand('backup', `${file}-2`, other.settings)).output).toMatch(
    /^Archway cannot back up: There is no database in /,
  );
});

test('another secret than that of the backup is refused in one line that finds the right one', {
  timeout: 60_000,
}, async () => {
  const installation = await ownDatabase(18);
  const { code, output } = await runCommand('restore', fileWith(backup), installation.settings);
  expect(output).toMatch(
    /^Archway cannot restore: TOKEN_SECRET is not the one of the backup[^\n]*tar -xzOf <file> token-secrets[^\n]*\n$/,
  );
  expect(code).toBe(1);
  expect(
    await installation.look((sql) => sql`select 1 from pg_tables where schemaname = 'public'`),
  ).toHaveLength(0);
});
