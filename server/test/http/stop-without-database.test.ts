import { expect, test } from 'vitest';
import { runServer } from '../launcher/run-server.ts';
import { temporaryFolder } from '../launcher/temporary-folder.ts';
import { startPostgres } from '../own-database/start-postgres.ts';
import { testSecret } from '../test-app.ts';

test('a server whose database is gone for good stops when it is told to', { timeout: 90_000 }, async () => {
  const own = await startPostgres(18);
  await own.run(`create role archway login createrole password 'change-me';
create database archway owner archway template template0 encoding 'UTF8';`);
  const server = await runServer(`${temporaryFolder()}/data`, {
    DATABASE_URL: own.url('archway', 'change-me', 'archway'),
    TOKEN_SECRET: testSecret,
  });
  await own.stop();
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 10_000 }).toBe(503);
  expect(await server.kill('SIGTERM')).toBe(0);
});
