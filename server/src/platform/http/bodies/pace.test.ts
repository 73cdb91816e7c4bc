import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchArrival } from './pace.ts';

/** Ten windows of the real one would take a minute and a half. */
const pace = { windowMs: 50, leastBytes: 1000 };

let server: ReturnType<typeof createServer>;
let port = 0;
const slow = new Set<IncomingMessage>();
let answer: (call: IncomingMessage, reply: ServerResponse) => void = () => {};
beforeAll(async () => {
  server = createServer((call, reply) => {
    watchArrival(call, () => slow.add(call), pace);
    answer(call, reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port; // it listens at a port
});
afterAll(() => void server.close());

test.each([
  ['without a body', 'GET', ''],
  ['whose body has come and is not read', 'POST', 'x'.repeat(100)],
])('a call %s is never too slow, however long its answer takes', async (_what, method, body) => {
  let looks = 0;
  answer = (call, reply) => {
    const timer = setInterval(() => {
      looks += 1;
      if (looks < 8) return;
      clearInterval(timer);
      reply.end(String(slow.has(call)));
    }, pace.windowMs);
  };
  const call = request({ port, method, headers: body ? { 'content-length': body.length } : {} });
  call.end(body);
  const [reply] = (await once(call, 'response')) as [IncomingMessage]; // the event's only argument
  const [told] = await once(reply, 'data');
  expect(String(told)).toBe('false');
});

test('a body that comes byte by byte is', async () => {
  const arrived = new Promise<IncomingMessage>((resolve) => {
    answer = (call) => resolve(call.resume());
  });
  const call = request({ port, method: 'POST', headers: { 'content-length': 100_000 } });
  call.on('error', () => {});
  const trickle = setInterval(() => call.write('x'), 10);
  const received = await arrived;
  await expect.poll(() => slow.has(received)).toBe(true);
  clearInterval(trickle);
  call.destroy();
});
