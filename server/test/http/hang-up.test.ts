import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { owner } from '../people.ts';
import { useTestApp } from '../test-app.ts';

const app = useTestApp();

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
