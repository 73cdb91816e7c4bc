import { beforeAll, beforeEach, expect, test } from 'vitest';
import { owner, type PersonInTest } from '../people.ts';
import { useOwnTestApp } from '../test-app.ts';

const app = useOwnTestApp();
let robin: PersonInTest;
beforeAll(async () => {
  robin = await owner(app);
});
beforeEach(() => app.forgetLimits());

type Line = {
  level: string;
  time: string;
  reqId?: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  gap?: { table?: string; constraint?: string };
  msg: string;
  err?: Record<string, unknown>;
};
const lines = () => app.logged.map((line) => JSON.parse(line) as Line);
const lineOf = (headers: Headers) => lines().filter(({ reqId }) => reqId === headers.get('x-request-id'));

test('every answer is one structured line under the id that the caller was given', async () => {
  const answer = await robin.get('/members?searchQuery=private');
  expect(lineOf(answer.headers)).toMatchObject([
    {
      level: 'info',
      method: 'GET',
      path: '/api/members',
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    },
  ]);
  expect(Date.parse(lineOf(answer.headers)[0]!.time)).not.toBeNaN();
  const other = await robin.get('/members');
  expect(other.headers.get('x-request-id')).not.toBe(answer.headers.get('x-request-id'));
});

test('a caller cannot choose the id', async () => {
  const answer = await robin.get('/me', { 'x-request-id': 'chosen-by-me', 'request-id': 'chosen-by-me' });
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(app.logged.join('')).not.toContain('chosen-by-me');
});

test('no password, token, cookie, query or body ever stands in a line', async () => {
  const secrets = [
    'correct horse battery',
    'a wrong password 7',
    robin.state.accessToken!,
    robin.state.refreshToken!,
    robin.cookies.get('archway-device')!,
  ];
  await robin.post('/auth/signin', { email: robin.email, password: 'a wrong password 7' });
  const signedIn = await robin.post('/auth/signin', { email: robin.email, password: robin.password });
  secrets.push(signedIn.body.accessToken, signedIn.body.refreshToken);
  await robin.post('/auth/refresh-token', { refreshToken: signedIn.body.refreshToken });
  await robin.get('/members?searchQuery=topsecretquery');
  await robin.post('/storage-locations', { name: 'topsecretbody', kind: 'nonsense' });
  await robin.request('GET', `/?token=topsecretquery`);
  for (const path of ['reset', 'activate', 'confirm-email', 'invitation'])
    await robin.request('GET', `/${path}/topsecretlink0123456789`);
  for (const path of ['reset-password', 'auth/activate', 'auth/confirm-email', 'invitation-links'])
    await robin.request('POST', `/api/${path}/topsecretlink0123456789`, {});
  await robin.request('GET', '/api/invitation-links/topsecretlink0123456789');
  await robin.request('POST', '/api/invitation-links/topsecretlink0123456789/accept');
  const all = app.logged.join('');
  for (const secret of [...secrets, 'topsecret']) expect(all).not.toContain(secret);
});

test('a failure of ours is told in full to the log and not at all to the caller', async () => {
  await app.sql`alter table storage_location rename to elsewhere`;
  const answer = await robin.get('/storage-locations');
  await app.sql`alter table elsewhere rename to storage_location`;
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    type: '/api/docs#problem-internal',
    title: 'Internal',
    status: 500,
    code: 'internal',
    detail: 'Something went wrong on our side. Nothing was changed.',
    requestId: answer.headers.get('x-request-id'),
  });
  const failed = lineOf(answer.headers).find(({ msg }) => msg === 'failed');
  expect(failed).toMatchObject({
    level: 'error',
    err: { message: expect.stringContaining('storage_location'), stack: expect.stringContaining('storage') },
  });
});

test('what the database says about a row is not logged: it repeats the whole row, hash and all', async () => {
  await app.sql`alter table app_user add constraint short_names check (length(first_name) < 20) not valid`;
  const answer = await robin.patch('/me', { firstName: 'topsecretname of somebody', version: 1 });
  await app.sql`alter table app_user drop constraint short_names`;
  expect(answer.status).toBe(422);
  const told = lineOf(answer.headers).find(({ gap }) => gap);
  expect(told).toMatchObject({ level: 'warn', gap: { table: 'app_user', constraint: 'short_names' } });
  expect(app.logged.join('')).not.toMatch(/topsecretname|\$argon2id/);
});
