import { expect, test } from 'vitest';
import { makeBrowser } from '../browser.ts';
import { runServer } from '../launcher/run-server.ts';
import { temporaryFolder } from '../launcher/temporary-folder.ts';

test('log lines come within a moment, and none is lost at SIGTERM', { timeout: 60_000 }, async () => {
  const server = await runServer(`${temporaryFolder()}/data`, { LOG_LEVEL: 'info' });
  const browser = makeBrowser(server.url);
  const answered = () => server.output().match(/"path":"\/api\/nowhere"/g)?.length ?? 0;
  await browser.get('/nowhere');
  await expect.poll(answered, { timeout: 5000 }).toBe(1);
  await Promise.all(Array.from({ length: 200 }, () => browser.get('/nowhere')));
  expect(await server.kill('SIGTERM')).toBe(0);
  await expect.poll(answered, { timeout: 5000 }).toBe(201);
});
