import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../people.ts';
import { timesUsualWork } from '../processor-work.ts';
import { useTestApp } from '../test-app.ts';
import { crowdIn } from './crowd.ts';
import { headersOf, raw } from './raw.ts';

const app = useTestApp();
let robin: PersonInTest;
beforeAll(async () => {
  robin = await owner(app);
});
beforeEach(() => app.forgetLimits());

const send = (body: string | Buffer, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url: '/api/auth/signin',
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });

test('a body of one megabyte is read, one byte more is not', async () => {
  const megabyte = 1024 * 1024;
  const padded = (size: number) => JSON.stringify({ email: 'a@b.test', password: '' }).padEnd(size);
  expect((await send(padded(megabyte))).statusCode).toBe(422);
  const larger = await send(padded(megabyte + 1));
  expect([larger.statusCode, larger.json().code]).toEqual([413, 'too_large']);
});

test('a body that says nothing of its size is cut off as soon as it is too large', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 64 * 1024;
      if (sent > 64 * 1024 * 1024) controller.close();
      else controller.enqueue(new Uint8Array(64 * 1024).fill(32));
    },
  });
  const answer = await fetch(`${app.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  } as RequestInit).then(
    (response) => response.status,
    () => 'cut off',
  );
  expect([413, 'cut off']).toContain(answer);
  expect(sent).toBeLessThan(32 * 1024 * 1024);
});

test.each<[string, string | Buffer]>([
  ['half an object', '{"email":'],
  ['two values', '{} {}'],
  ['a comment', '{/* */}'],
  ['a number that is none', '{"email": NaN}'],
  ['__proto__', '{"__proto__": {"admin": true}}'],
  ['__proto__, written another way', '{"\\u005f_proto__": {"admin": true}}'],
  ['__proto__, deeper', '{"email": {"a": [{"__proto__": 1}]}}'],
  ['constructor', '{"constructor": {"prototype": {"admin": true}}}'],
  ['half a character', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', Buffer.from('{"email":"a"}', 'utf16le')],
  ['a depth of a hundred thousand', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['objects in objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
])('JSON with %s is refused', async (_what, body) => {
  const answer = await send(body);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
});

test.each<[string, string]>([
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number', '7'],
  ['null', 'null'],
  ['nothing', ''],
  ['a byte order mark and nothing', '\ufeff{}'],
  ['a key said twice', '{"email":"a@b.test","email":7}'],
  ['a hundred thousand keys', `{${Array.from({ length: 60_000 }, (_, index) => `"k${index}":1`).join()}}`],
])('JSON that is %s is wrong input', async (_what, body) => {
  const answer = await send(body);
  expect([400, 422]).toContain(answer.statusCode);
});

test.each<[string, string]>([
  ['sixty thousand keys', `{${Array.from({ length: 60_000 }, (_, index) => `"k${index}":1`).join()}}`],
  ['half a million numbers', `[${'1,'.repeat(500_000)}1]`],
  ['half a million numbers and an escape', `["\\u0041",${'1,'.repeat(500_000)}1]`],
  ['a number of a million digits', `{"email":${'9'.repeat(1_000_000)}}`],
  ['a hundred thousand brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['one long text', JSON.stringify({ email: 'x'.repeat(1_000_000) })],
])('a body of %s does not hold everybody else up', async (_what, body) => {
  expect(await timesUsualWork(() => send(body))).toBeLessThan(4);
});

test.each<[string, string, number]>([
  ['a prototype inside a field', '?page[__proto__][x]=1', 422],
  ['a prototype', '?__proto__[page]=1', 200],
  ['a constructor', '?constructor[prototype][page]=1', 200],
  [
    'a list of eight hundred',
    `?${Array.from({ length: 800 }, (_, index) => `a[${index}]=1`).join('&')}`,
    200,
  ],
  ['a depth of two thousand', `?a${'[c]'.repeat(2000)}=1`, 200],
  ['a field said twice', '?page=1&page=2', 422],
  ['a NUL', '?searchQuery=%00', 422],
  ['half characters', '?searchQuery=%ff%fe', 200],
])('a query with %s harms nothing', async (_what, query, status) => {
  const answer = await app.server.inject({
    method: 'GET',
    url: `/api/members${query}`,
    headers: { 'x-access-token': robin.state.accessToken },
  });
  expect(answer.statusCode).toBe(status);
  expect(({} as Record<string, unknown>).page).toBeUndefined();
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test.each([
  '/api//members',
  '/api/./members',
  '/api/../api/members',
  '/api/members/',
  '/api/MEMBERS',
  '/api/members.',
  '/api/members%2f',
  '/api/%6dembers',
  '/api/members;x=1',
  '/api/members%00',
  '/API/members',
  '/api%2fmembers',
  '/api/%252e/members',
  '/api/x/%252e%252e/members',
  '/api/x/%2e%2e/members',
  '/api%252fmembers',
  '/api/members%252f',
  '/api/%2564members',
  '/api/%256dembers',
  '/api/..%252fapi%252fmembers',
  '/api\\members',
  '/api/x/..;/members',
])('%s is no way around the front door', async (path) => {
  const [viewer, audit] = [await colleague(app, robin, 'viewer'), path.replace(/members|MEMBERS/, 'audit')];
  const sendTo = (method: string, target: string, token = '') =>
    raw(
      app.url,
      `${method} ${target} HTTP/1.1\r\nhost: x\r\n${token && `x-access-token: ${token}\r\n`}connection: close\r\n\r\n`,
    );
  const answers = [
    await sendTo('GET', path),
    await sendTo('HEAD', path),
    // Somebody who is known, and may not read the log, wherever its name is written.
    await sendTo('GET', audit, viewer.state.accessToken),
    await sendTo(
      'GET',
      audit.replace('%6dembers', '%61udit').replace('%256dembers', '%2561udit'),
      viewer.state.accessToken,
    ),
  ];
  for (const text of answers) {
    // A page of the web app, nothing, or the same question for who is there: never rows.
    expect([200, 400, 401, 403, 404, 503]).toContain(Number(text.slice(9, 12)));
    expect(text).not.toContain('"rows"');
  }
});

test('HEAD is no way in either: it answers nobody, says nothing of what is there and changes nothing', async () => {
  const viewer = await colleague(app, robin, 'viewer');
  const head = (path: string, token?: string) =>
    raw(
      app.url,
      `HEAD ${path} HTTP/1.1\r\nhost: x\r\n${token ? `x-access-token: ${token}\r\n` : ''}connection: close\r\n\r\n`,
    );
  for (const [path, token] of [
    ['/api/me', undefined],
    ['/api/members', undefined],
    ['/api/audit', viewer.state.accessToken],
    ['/api/members', robin.state.accessToken],
    ['/api/organization/leave', viewer.state.accessToken],
    ['/api/me/sessions/revoke-all', viewer.state.accessToken],
  ] as const) {
    const text = await head(path, token);
    expect([path, Number(text.slice(9, 12))]).toEqual([path, expect.toSatisfy((status) => status >= 400)]);
    expect(text.split('\r\n\r\n')[1]).toBe('');
  }
  expect((await viewer.get('/organization')).status).toBe(200);
});

test.each(['x-http-method-override', 'x-method-override', 'x-http-method'])(
  'the method is what the request says, not what its header %s says',
  async (header) => {
    const { rows } = (await robin.get('/me/sessions')).body;
    await robin.request('GET', `/api/me/sessions/${rows[0].id}`, undefined, { [header]: 'DELETE' });
    await robin.request('POST', `/api/me/sessions/${rows[0].id}`, undefined, { [header]: 'DELETE' });
    expect((await robin.get('/me')).status).toBe(200);
  },
);

test('a body is read as it is: nobody unpacks one megabyte into a thousand', async () => {
  const packed = gzipSync(Buffer.alloc(8 * 1024 * 1024, ' '));
  for (const body of [packed, gzipSync('{}')]) {
    const answer = await send(body, { 'content-encoding': 'gzip' });
    expect([400, 415]).toContain(answer.statusCode);
  }
});

test('TRACE gives nothing back', async () => {
  const text = await raw(
    app.url,
    'TRACE / HTTP/1.1\r\nhost: x\r\nx-access-token: secret\r\nconnection: close\r\n\r\n',
  );
  expect(Number(text.slice(9, 12))).toBeGreaterThanOrEqual(400);
  expect(text).not.toContain('secret');
});

test('headers of more than twenty-four kilobytes are refused', async () => {
  const answer = await app.browser().request('GET', '/livez', undefined, { 'x-long': 'x'.repeat(25_000) });
  expect([answer.status, answer.body.code]).toEqual([431, 'headers_too_large']);
});

test('whoever sends too slowly is told so and cut off, head or body', async () => {
  const { server } = app.server;
  const [headersTimeout, requestTimeout] = [server.headersTimeout, server.requestTimeout];
  // What is configured is ten seconds and half an hour; the rule is the same at half a second.
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 1_800_000]);
  Object.assign(server, { headersTimeout: 500, requestTimeout: 500 });
  const slow = [
    raw(app.url, 'GET /livez HTTP/1.1\r\nhost: x\r\nx-a: ', { patience: 8000 }),
    raw(
      app.url,
      'POST /api/auth/signin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email"',
      { patience: 8000 },
    ),
  ];
  for (const text of await Promise.all(slow)) {
    expect(text.slice(0, 12)).toBe('HTTP/1.1 408');
    expect(text).toContain('"code":"request_timeout"');
    expect(headersOf(text).connection).toBe('close');
  }
  Object.assign(server, { headersTimeout, requestTimeout });
  await nobodyInside();
});

test('when too much is going on newcomers are told when to come back, health excepted', async () => {
  const crowd = crowdIn(app);
  const shed = await robin.get('/me');
  expectProblem(shed, 'unavailable');
  expect(shed.headers.get('retry-after')).toBe('2');
  expect((await app.browser().request('GET', '/livez')).status).toBe(200);
  crowd.leave();
  expect((await robin.get('/me')).status).toBe(200);
});

test('whoever hangs up in the middle leaves no place taken', async () => {
  const { hostname, port } = new URL(app.url);
  for (let round = 0; round < 20; round += 1) {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const sends =
      round % 2
        ? `GET /api/me HTTP/1.1\r\nhost: x\r\nx-access-token: ${robin.state.accessToken}\r\n\r\n`
        : 'POST /api/auth/signin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';
    socket.write(sends);
    if (round % 3) await sleep(1);
    socket.destroy();
  }
  await nobodyInside();
  expect((await robin.get('/me')).status).toBe(200);
});

const nobodyInside = async () => {
  await expect.poll(() => app.server.load.inFlight, { timeout: 5000 }).toBe(0);
};
