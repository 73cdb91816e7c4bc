import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { largestPicture } from '@archway/contract/files/picture';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../people.ts';
import { formWith, noise, photo, shelved, show, upload } from '../pictures.ts';
import { timesUsualWork } from '../processor-work.ts';
import { useOwnTestApp } from '../test-app.ts';

const app = useOwnTestApp();
let robin: PersonInTest;
beforeAll(async () => {
  robin = await owner(app);
});
beforeEach(() => app.forgetLimits());

/** A picture whose file is exactly so long: what is behind the picture does not matter. */
const photoOf = async (bytes: number) => {
  const content = Buffer.alloc(bytes);
  (await noise().png().toBuffer()).copy(content);
  return content;
};

test('a file as large as it may be is taken in, one byte more is too large', async () => {
  expect((await upload(robin, await photoOf(largestPicture))).status).toBe(201);
  expectProblem(await upload(robin, await photoOf(largestPicture + 1)), 'too_large');
});

test('a file that says it is too large is refused before it comes', async () => {
  const socket = await sending(`content-length: ${5 * 1024 ** 3}`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  expect(String(answer)).toContain('"code":"too_large"');
  socket.destroy();
});

test('a file that says nothing of its size is refused as soon as it is too large, and cut off if it never ends', async () => {
  const socket = await sending('transfer-encoding: chunked');
  let [sent, answer] = [0, ''];
  socket.on('data', (data) => {
    answer += data;
  });
  const piece = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 120), Buffer.from('\r\n')]);
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  socket.write(`${head.length.toString(16)}\r\n${head}\r\n`);
  while (!socket.destroyed && sent < 20 * largestPicture) {
    sent += piece.length;
    if (!socket.write(piece)) await drained(socket);
  }
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(sent).toBeLessThan(4 * largestPicture);
  await nobodyInside();
});

/** Until more can be sent, or nothing any more. */
const drained = (socket: Socket) =>
  new Promise<void>((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.once('drain', done).once('close', done);
  });

/** A request that has sent its head and the beginning of a form. */
const sending = async (length: string, token = robin.state.accessToken) => {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `POST /api/pictures HTTP/1.1\r\nhost: x\r\nx-access-token: ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n`,
  );
  return socket;
};

const nobodyInside = () => expect.poll(() => app.server.load.inFlight, { timeout: 5000 }).toBe(0);

test.each([0.01, 0.5, 0.99])('an upload that breaks off at %f leaves nothing', async (share) => {
  const [files, rows] = [await shelved(app), await app.sql`select 1 from file`];
  const content = await photo(1200, 900);
  const body = Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
    content,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const socket = await sending(`content-length: ${body.length}`);
  socket.write(body.subarray(0, Math.floor(body.length * share)));
  await sleep(50);
  socket.destroy();
  await nobodyInside();
  expect(await shelved(app)).toEqual(files);
  expect(await app.sql`select 1 from file`).toHaveLength(rows.length);
  expect(
    (
      await app.sql`select 1 from loose_file l where not exists (select from file f where f.org_id || '/' || f.id = l.folder)`
    ).length,
  ).toBe(0);
  expect(app.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  // Sent again, it is taken in as if nothing had been.
  const again = await upload(robin, content);
  expect((await show(app, robin, again.body.id)).status).toBe(200);
});

test('nothing of a file is read from somebody who may not send one', async () => {
  const viewer = await colleague(app, robin, 'viewer');
  for (const [token, status] of [
    ['none', 401],
    [viewer.state.accessToken, 403],
  ] as const) {
    const socket = await sending(`content-length: ${largestPicture}`, token);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    socket.destroy();
  }
});

test('fifty-one at once are all taken in, and everybody else is served meanwhile', async () => {
  const contents = await Promise.all(Array.from({ length: 51 }, () => photo(500, 400)));
  let [running, served] = [true, 0];
  const others = async () => {
    while (running) {
      expect((await robin.get('/me')).status).toBe(200);
      served += 1;
    }
  };
  const [answers] = await Promise.all([
    Promise.all(contents.map((content) => upload(robin, content))).finally(() => {
      running = false;
    }),
    others(),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(51).fill(201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(51);
  expect(served).toBeGreaterThan(10);
  const [{ files }] = await app.sql<[{ files: number }]>`select count(*)::int as files from file`;
  expect(await shelved(app)).toHaveLength(3 * files);
});

test('large ones wait for room instead of taking the memory of all', async () => {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const sockets = await Promise.all(
    Array.from({ length: 40 }, () => sending(`content-length: ${largestPicture}`)),
  );
  const piece = Buffer.alloc(1024 * 1024, 120);
  for (const socket of sockets) for (let part = 0; part < 19; part += 1) socket.write(piece);
  await sleep(1000);
  clearInterval(watch);
  for (const socket of sockets) socket.destroy();
  await nobodyInside();
  // Forty times twenty megabytes were sent; what stands here holds also what this test itself is sending.
  expect((most - before) / 1024 / 1024).toBeLessThan(400);
  expect((await upload(robin, await photo())).status).toBe(201);
});

test.each<[string, string, string]>([
  ['no boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
  ['an empty boundary', 'multipart/form-data; boundary=', '--\r\n\r\n----'],
  ['a boundary of a thousand characters', `multipart/form-data; boundary=${'x'.repeat(1000)}`, 'x'],
  ['another boundary', 'multipart/form-data; boundary=y', '--x\r\n\r\n--x--'],
  ['nothing in it', 'multipart/form-data; boundary=x', ''],
  [
    'no end',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\naaa',
  ],
  ['no headers', 'multipart/form-data; boundary=x', '--x\r\n\r\naaa\r\n--x--'],
  ['no name', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data\r\n\r\naaa\r\n--x--'],
  [
    'an inherited name',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\naaa\r\n--x--',
  ],
  [
    'the name constructor',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="constructor"\r\n\r\naaa\r\n--x--',
  ],
  [
    'a header of a megabyte',
    'multipart/form-data; boundary=x',
    `--x\r\ncontent-disposition: form-data; name="${'%22'.repeat(350_000)}"\r\n\r\na\r\n--x--`,
  ],
  [
    'a hundred thousand headers',
    'multipart/form-data; boundary=x',
    `--x\r\n${'a: b\r\n'.repeat(100_000)}\r\na\r\n--x--`,
  ],
  [
    'ten thousand fields',
    'multipart/form-data; boundary=x',
    `${Array.from({ length: 10_000 }, (_, index) => `--x\r\ncontent-disposition: form-data; name="a${index}"\r\n\r\nb\r\n`).join('')}--x--`,
  ],
  [
    'half a character',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\n\xff\r\n--x--',
  ],
])('a form with %s cannot be read, and that is found out quickly', async (_what, type, body) => {
  const send = async () => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/pictures',
      headers: { 'x-access-token': robin.state.accessToken, 'content-type': type },
      payload: Buffer.from(body, 'latin1'),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
  };
  expect(await timesUsualWork(send)).toBeLessThan(6);
});

test('no other endpoint takes a form', async () => {
  for (const path of ['/storage-locations', '/auth/signin', '/roles'])
    expectProblem(await robin.post(path, formWith(await photo())), 'unsupported_type');
  expectProblem(await robin.post('/nowhere', formWith(await photo())), 'not_found');
});
