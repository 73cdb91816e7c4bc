import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { owner, type PersonInTest } from '../../../test/people.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';

const app = useOwnTestApp({ CORS_ORIGINS: ['https://partner.example'] });
let robin: PersonInTest;
beforeAll(async () => {
  robin = await owner(app);
});
beforeEach(() => app.forgetLimits());

const signIn = (headers: Record<string, string>) =>
  app.browser().post('/auth/signin', { email: robin.email, password: robin.password }, headers);

test.each([
  'https://evil.example',
  'null',
  'https://archway.example.evil.example',
  'https://evil-archway.example',
  'http://archway.example',
  'https://sub.archway.example',
  'https://archway.example:8443',
])('a page of %s cannot sign anybody in', async (origin) => {
  const answer = await signIn({ origin });
  expectProblem(answer, 'forbidden');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('our own pages can, and programs that are no browser', async () => {
  expect((await signIn({ origin: 'https://archway.example' })).status).toBe(200);
  expect((await signIn({})).status).toBe(200);
});

test.each(['cross-site', 'same-site', 'anything else'])(
  'a request that the browser calls %s changes nothing when it names no origin, or one we do not know',
  async (site) => {
    for (const origin of [undefined, 'https://evil.example', 'https://sub.archway.example', 'null']) {
      const headers = { 'sec-fetch-site': site, ...(origin ? { origin } : {}) };
      expectProblem(await signIn(headers), 'forbidden');
      expectProblem(await robin.post('/storage-locations', { name: 'A', kind: 'bin' }, headers), 'forbidden');
      expectProblem(await robin.delete(`/members/${crypto.randomUUID()}`, headers), 'forbidden');
    }
    expect((await robin.get('/me', { 'sec-fetch-site': site })).status).toBe(200);
    const known = { 'sec-fetch-site': site, origin: 'https://partner.example' };
    expect((await signIn(known)).status).toBe(200);
  },
);

test.each(['same-origin', 'none'])('a request that the browser calls %s is one of ours', async (site) => {
  expect((await signIn({ 'sec-fetch-site': site })).status).toBe(200);
  expectProblem(await signIn({ 'sec-fetch-site': site, origin: 'https://evil.example' }), 'forbidden');
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/json',
  'application/jsonp',
])('a body sent as %s, as a form of another site would, is not read', async (type) => {
  const body = JSON.stringify({ email: robin.email, password: robin.password });
  expectProblem(
    await app.browser().request('POST', '/api/auth/signin', body, { 'content-type': type }),
    'unsupported_type',
  );
});

test('a body without a type is not read', async () => {
  const response = await fetch(`${app.url}/api/auth/signin`, {
    method: 'POST',
    body: new Blob([JSON.stringify({ email: robin.email, password: robin.password })]),
  });
  expect(response.status).toBe(415);
});

test('an origin that was configured may call, and is told so; no other is told anything', async () => {
  const partner = await signIn({ origin: 'https://partner.example' });
  expect(partner.status).toBe(200);
  expect(partner.headers.get('access-control-allow-origin')).toBe('https://partner.example');
  expect(partner.headers.get('access-control-allow-credentials')).toBeNull();
  expect(partner.headers.get('vary')).toMatch(/origin/i);
  const read = await robin.get('/me', { origin: 'https://evil.example' });
  expect(read.headers.get('access-control-allow-origin')).toBeNull();
  expect(
    (await robin.get('/me', { origin: 'https://partner.example' })).headers.get(
      'access-control-allow-origin',
    ),
  ).toBe('https://partner.example');
});

test('a browser’s question beforehand is answered for configured origins only', async () => {
  const requestAs = (origin: string) =>
    app.browser().request('OPTIONS', '/api/members', undefined, {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'x-access-token,content-type,idempotency-key',
    });
  const partner = await requestAs('https://partner.example');
  expect(partner.status).toBe(204);
  expect(partner.headers.get('access-control-allow-origin')).toBe('https://partner.example');
  expect(partner.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(partner.headers.get('access-control-allow-headers')).toMatch(/x-access-token.*idempotency-key/);
  for (const origin of ['https://evil.example', 'null', 'https://archway.example']) {
    const answer = await requestAs(origin);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});
