import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSecret } from '../../src/platform/tokens/secret-file.ts';
import { runServer } from './run-server.ts';
import { folderWithDatabase, temporaryFolder } from './temporary-folder.ts';

test.each(['', '\n', 'too short', `${'a'.repeat(40)}\n${'b'.repeat(40)}\n`])(
  'a secret file that holds %j ends the start with one line and stays as it is',
  { timeout: 60_000 },
  async (content) => {
    const folder = await folderWithDatabase();
    writeFileSync(join(folder, 'token-secret'), content);
    await expect(runServer(folder)).rejects.toThrow(
      /: Archway cannot start: The secret in \S+\/token-secret is not one line of at least 32 characters: put it back from a backup\.[^\n]*\n$/,
    );
    expect(readFileSync(join(folder, 'token-secret'), 'utf8')).toBe(content);
  },
);

test('a secret is made once, for its owner only, and nothing unfinished stays beside it', {
  timeout: 60_000,
}, async () => {
  const folder = await folderWithDatabase();
  const first = await runServer(folder);
  await first.kill('SIGTERM');
  const secret = readFileSync(join(folder, 'token-secret'), 'utf8');
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.startsWith('token-secret'))).toEqual(['token-secret']);
  const second = await runServer(folder);
  await second.kill('SIGTERM');
  expect(readFileSync(join(folder, 'token-secret'), 'utf8')).toBe(secret);
});

test('a secret that was put back by hand, with the end of a line, is the same', () => {
  const path = join(temporaryFolder(), 'token-secret');
  writeFileSync(path, `${'a secret of an earlier time '.repeat(2)}\n`);
  expect(readSecret(path)).toBe('a secret of an earlier time '.repeat(2).trim());
});
