import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { largestPicture } from '@archway/contract/files/picture';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { takeAway } from '../exports.ts';
import { colleague, owner, type PersonInTest } from '../people.ts';
import { noise, photo, upload } from '../pictures.ts';
import { useTestApp } from '../test-app.ts';

const app = useTestApp();
let [greedy, modest] = [{} as PersonInTest, {} as PersonInTest];
beforeAll(async () => {
  [greedy, modest] = [await owner(app), await owner(app)];
  for (const [person, rows] of [
    [greedy, 6000],
    [modest, 10],
  ] as const) {
    const { id } = (await person.post('/categories', { name: 'All' })).body;
    // A thousand at a time: no statement may take longer than some seconds, on any machine.
    for (let first = 1; first <= rows; first += 1000)
      await app.sql`insert into item (org_id, id, category_id, name, sku, tracking, description)
        select ${person.user.activeOrganization!.id}, gen_random_uuid(), ${id}, 'Thing ' || n, 'T-' || n, 'unit', repeat('words ', 800)
        from generate_series(${first}::int, ${Math.min(rows, first + 999)}::int) n`;
  }
});
beforeEach(() => app.forgetLimits());
const open: (ClientRequest | Socket)[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.destroy();
});

/** Begins to take a long list away, and stops reading. */
const stall = async (person: PersonInTest, format = 'csv') => {
  const sent = request(`${app.url}/api/items/export`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'x-access-token': person.state.accessToken ?? '' },
  });
  sent.on('error', () => {});
  open.push(sent);
  sent.end(JSON.stringify({ format }));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]; // the event's only argument
  answer.on('error', () => {});
  return answer;
};

test('readers of one organization who stop reading an export take nothing from another organization', async () => {
  const stalled = await Promise.all(Array.from({ length: 6 }, () => stall(greedy)));
  const refused = stalled.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429]);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(await text(refused[0]!))).toMatchObject({ code: 'too_many_requests' });
  expect((await takeAway(app, modest, '/items/export', { format: 'csv' })).status).toBe(200);
  const calls = await Promise.all(Array.from({ length: 20 }, () => modest.get('/members')));
  expect(calls.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test.each(['csv', 'json'])(
  'an export as %s whose connection to the database is lost breaks off, and harms nobody else',
  async (format) => {
    await expect.poll(async () => (await reading()).length, { timeout: 10_000 }).toBe(0);
    const answer = await stall(greedy, format);
    expect(answer.statusCode).toBe(200);
    await expect.poll(async () => (await reading()).length, { timeout: 10_000 }).toBe(1);
    const over = new Promise((resolve) => answer.once('close', resolve));
    await app.sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'fetch%' and datname = current_database()`;
    answer.resume();
    await over;
    expect(answer.complete).toBe(false);
    expect((await modest.get('/members')).status).toBe(200);
  },
);
const reading = () =>
  app.sql`select 1 from pg_stat_activity where datname = current_database() and query like 'fetch%' and state <> 'idle'`;

/** A form that is on its way, so many bytes of its picture a second. */
const send = async (person: PersonInTest, content: Buffer, bytesASecond: number, path = '/pictures') => {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')]);
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  socket.on('error', () => {});
  const answer = once(socket, 'data').then(([data]) => String(data));
  answer.catch(() => {});
  await once(socket, 'connect');
  socket.write(
    `POST /api${path} HTTP/1.1\r\nhost: x\r\nx-access-token: ${person.state.accessToken}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  const trickle = async () => {
    const piece = Math.ceil(bytesASecond / 4);
    for (let at = 0; at < body.length && !socket.destroyed; at += piece) {
      socket.write(body.subarray(at, at + piece));
      await sleep(250);
    }
  };
  void trickle();
  // Also where what was just written finds nobody any more.
  return { answer, over: new Promise((resolve) => socket.once('close', resolve)) };
};

/** A picture whose file is exactly so long: what is behind the picture does not matter. */
const photoOf = async (bytes: number) => {
  const content = Buffer.alloc(bytes);
  (await noise().png().toBuffer()).copy(content);
  return content;
};

test('a slow phone gets its picture through, however long it takes; whoever trickles is ended; others are served meanwhile', {
  timeout: 90_000,
}, async () => {
  const start = performance.now();
  const slow = await send(modest, await photoOf(352_000), 16_000);
  const large = await photoOf(largestPicture);
  const trickling = await Promise.all(Array.from({ length: 12 }, () => send(greedy, large, 40)));
  // Where the room for files is not all of one organization, another's is taken in at once.
  const other = await owner(app);
  expect((await upload(other, await photo())).status).toBe(201);
  for (const { answer, over } of trickling) {
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    await over;
  }
  expect((await upload(other, await photo())).status).toBe(201);
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(performance.now() - start).toBeGreaterThan(20_000);
});

test('several organizations that send slowly, and as much as they may, keep nobody else waiting; nothing of it lies around', async () => {
  const large = await photoOf(largestPicture);
  const clients = await Promise.all(Array.from({ length: 3 }, () => owner(app)));
  for (const client of clients) await Promise.all(Array.from({ length: 3 }, () => send(client, large, 8000)));
  // What is asked later is answered later: by then all of it is on its way.
  for (const client of clients) expect((await client.get('/members')).status).toBe(200);
  expect((await upload(modest, await photoOf(6_000_000))).status).toBe(201);
  expect(await readdir(join(app.config.ARCHWAY_DATA, 'arriving'))).toEqual([]);
});

test('a member who sends many forms slowly leaves room for what colleagues send', async () => {
  const viewer = await colleague(app, modest, 'viewer');
  const content = await photoOf(200_000);
  const path = `/scans/${newId()}/pictures`;
  const slow = await Promise.all(Array.from({ length: 70 }, () => send(viewer, content, 40, path)));
  // Beyond what one member may, each is refused at once.
  let refused = 0;
  for (const { answer } of slow)
    answer.then(
      (told) => {
        refused += told.startsWith('HTTP/1.1 429 ') ? 1 : 0;
      },
      () => {},
    );
  await expect.poll(() => refused, { timeout: 8000 }).toBe(15);
  const uploads = await Promise.all(Array.from({ length: 10 }, async () => upload(modest, await photo())));
  expect(uploads.map(({ status }) => status)).toEqual(Array(10).fill(201));
});
