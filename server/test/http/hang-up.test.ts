import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { owner } from '../people.ts';
import { useOwnTestApp } from '../test-app.ts';

const app = useOwnTestApp();

test('whoever hangs up before being heard is no failure of ours', async () => {
  const { state } = await owner(app);
  const { hostname, port } = new URL(app.url);
  const hangUp = async (_: unknown, nth: number) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    await once(socket, 'connect');
    const line = nth % 2 ? 'GET /api/members' : 'POST /api/auth/login';
    const rest = nth % 2 ? '\r\n' : 'content-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
    socket.write(`${line} HTTP/1.1\r\nhost: x\r\nx-access-token: ${state.accessToken}\r\n${rest}`);
    // Some have been heard in part, some wholly, some are being answered.
    if (nth % 3) await sleep(nth % 7);
    socket.resetAndDestroy();
    await once(socket, 'close');
  };
  await Promise.all(Array.from({ length: 600 }, hangUp));
  expect((await app.browser().get('/openapi.json')).status).toBe(200);
  expect(app.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

test('who asks more on one connection than they wait for is cut off, and keeps nobody else from being served', async () => {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  socket.write('GET /livez HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1900));
  const person = await owner(app);
  expect((await person.get('/me')).status).toBe(200);
  expect((await person.request('GET', '/readyz')).status).toBe(200);
  await expect.poll(() => app.server.load.inFlight).toBe(0);
  socket.destroy();
});

test('many who begin to send and do not go on keep nobody else from being served', async () => {
  const { hostname, port } = new URL(app.url);
  const sockets = await Promise.all(
    Array.from({ length: 1100 }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(
        'POST /api/auth/signin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
      );
      return socket;
    }),
  );
  await expect.poll(() => app.server.load.inFlight, { timeout: 8000 }).toBeGreaterThan(1000);
  expect((await app.browser().request('GET', '/readyz')).status).toBe(200);
  expect((await (await owner(app)).get('/me')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => app.server.load.inFlight, { timeout: 8000 }).toBe(0);
});

test('who leaves while beginning to listen is counted once', async () => {
  const person = await owner(app);
  const { hostname, port } = new URL(app.url);
  for (let times = 0; times < 40; times += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(`GET /live HTTP/1.1\r\nhost: x\r\nx-access-token: ${person.state.accessToken}\r\n\r\n`);
    await sleep(times % 8);
    socket.resetAndDestroy();
  }
  await expect.poll(() => app.server.load.inFlight).toBe(0);
});
