import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runServer } from './run-server.ts';
import { folderWithDatabase } from './temporary-folder.ts';

test.each(['', '\n', 'too short'])(
  'a secret file that holds %j ends the start with one line and stays as it is',
  { timeout: 60_000 },
  async (content) => {
    const folder = await folderWithDatabase();
    writeFileSync(join(folder, 'token-secret'), content);
    await expect(runServer(folder)).rejects.toThrow(
      /: Archway cannot start: The secret in \S+\/token-secret is empty or has less than 32 characters: put it back from a backup\.[^\n]*\n$/,
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
