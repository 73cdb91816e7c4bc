import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { drainMs } from '../../src/platform/http/load/drain.ts';
import { makeBrowser } from '../browser.ts';
import { connectTo, launch } from '../launcher/launched.ts';
import { runServer } from '../launcher/run-server.ts';
import { temporaryFolder } from '../launcher/temporary-folder.ts';
import { signUpBody } from '../people.ts';
import { startTestApp } from '../test-app.ts';

const main = join(import.meta.dirname, '../../src/main.ts');

/** Starts the real entry with these variables and waits until it gives up. */
const tryToStart = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, text };
};

test('a wrong variable ends the start with 78 and one line that names it', async () => {
  const { code, text } = await tryToStart({ PORT: 'eighty' });
  expect([code, text]).toEqual([78, 'Archway cannot start: PORT: must be a whole number from 0 to 65535\n']);
});

test('a database that cannot be reached ends the start with one line', async () => {
  const { code, text } = await tryToStart({
    DATABASE_URL: 'postgres://archway:hush@127.0.0.1:9/archway',
    TOKEN_SECRET: 'x'.repeat(32),
  });
  expect(code).toBe(1);
  expect(text).toMatch(/^Archway cannot start: [^\n]*ECONNREFUSED[^\n]*\n$/);
  expect(text).not.toContain('hush');
});

test('the server as it is started keeps passwords as argon2id with at least 19 MiB and two passes', {
  timeout: 60_000,
}, async () => {
  const folder = `${temporaryFolder()}/data`;
  const server = await runServer(folder);
  const { status } = await makeBrowser(server.url).post('/auth/signup', signUpBody());
  await server.kill('SIGTERM');
  const sql = connectTo(await launch(folder), { database: 'archway' });
  const [user] = await sql<{ hash: string }[]>`select password_hash as hash from app_user`;
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(user?.hash ?? '') ?? [];
  expect(status).toBe(201);
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
});

test('the end does not wait for a connection on which nothing is said', async () => {
  const app = await startTestApp();
  const silent = connect(Number(new URL(app.url).port), '127.0.0.1');
  await once(silent, 'connect');
  const over = once(silent, 'close');
  await app.close();
  await over;
}, 20_000);

test('SIGTERM with requests under way: each is answered, then it ends with 0', {
  timeout: 60_000,
}, async () => {
  const server = await runServer(`${temporaryFolder()}/data`, { LOG_LEVEL: 'error' });
  const browser = makeBrowser(server.url);
  const body = signUpBody();
  browser.keep((await browser.post('/auth/signup', body)).body.data);

  let stopping = false;
  const answers: (number | string)[] = [];
  const call = async (index: number) => {
    // Half of them hash a password, so that there is always somebody inside.
    const answer =
      index % 2
        ? browser.get('/members')
        : makeBrowser(server.url).post('/auth/signin', { email: body.email, password: 'not the right one' });
    answers.push(
      await answer.then(
        ({ status }) => status,
        (error: Error) => String(error.cause ?? error),
      ),
    );
  };
  const callers = Array.from({ length: 12 }, async (_, index) => {
    while (!stopping) await call(index);
  });
  await expect.poll(() => answers.length, { timeout: 10_000, interval: 10 }).toBeGreaterThan(60);
  stopping = true;
  const start = performance.now();
  const ended = server.kill('SIGTERM');
  await Promise.all(callers);
  expect(await ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(drainMs);
  expect([...new Set(answers)].sort()).toEqual(expect.arrayContaining([200]));
  expect(answers.filter((answer) => answer !== 200 && answer !== 401 && answer !== 429)).toEqual([]);
  await expect(fetch(`${server.url}/livez`)).rejects.toThrow();
});

test('what was sent before SIGTERM but not yet read is answered, on kept and on new connections', {
  timeout: 60_000,
}, async () => {
  const server = await runServer(`${temporaryFolder()}/data`, { LOG_LEVEL: 'error' });
  const kept = await Promise.all(Array.from({ length: 8 }, () => open(server.url)));
  for (const socket of kept) {
    await send(socket);
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 200/);
  }

  server.signal('SIGSTOP');
  // The kernel goes on taking connections and bytes for a process that stands still.
  const fresh = await Promise.all(Array.from({ length: 8 }, () => open(server.url)));
  const answers = [...kept, ...fresh].map((socket) => text(socket).catch(String));
  for (const socket of [...kept, ...fresh]) await send(socket);
  server.signal('SIGTERM');
  server.signal('SIGCONT');

  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200/);
  expect(await server.ended).toBe(0);
});

const open = async (url: string) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

/** Over when the bytes have left this process. */
const send = (socket: Socket) =>
  new Promise<void>((resolve) =>
    socket.write('GET /livez HTTP/1.1\r\nhost: archway\r\n\r\n', () => resolve()),
  );
