import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { owner, type PersonInTest } from '../people.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { makeBuiltWeb } from './built-web.ts';
import { crowdIn } from './crowd.ts';
import { headersOf, raw } from './raw.ts';

let app: TestApp;
let robin: PersonInTest;
beforeAll(async () => {
  app = await startTestApp({
    repo: makeBuiltWeb(),
    METRICS_TOKEN: 'a token for the metrics',
    CORS_ORIGINS: ['https://partner.example'],
  });
  robin = await owner(app);
});
afterAll(() => app.close());
beforeEach(() => app.forgetLimits());

const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self' blob:; form-action 'self'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; frame-ancestors 'none'";

const expected = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(self), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

type Seen = { status: number; headers: Headers };
const get = (
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string,
): Promise<Seen> => app.browser().request(method, path, body, headers);
const json = { 'content-type': 'application/json' };

const kinds: Record<string, [status: number, send: () => Promise<Seen>]> = {
  'an API answer': [200, () => robin.get('/me')],
  'a made thing': [201, () => robin.post('/storage-locations', { name: 'A', kind: 'bin' })],
  'the page': [200, () => get('/')],
  'the page of a route': [200, () => get('/inventory/7')],
  'a file': [200, () => get('/assets/app-CkHpH5X6.js')],
  'a file that is known': [
    304,
    async () => {
      const etag =
        (await get('/assets/app-CkHpH5X6.js', { 'accept-encoding': 'identity' })).headers.get('etag') ?? '';
      const text = await raw(
        app.url,
        `GET /assets/app-CkHpH5X6.js HTTP/1.1\r\nhost: x\r\nif-none-match: ${etag}\r\nconnection: close\r\n\r\n`,
      );
      return { status: Number(text.slice(9, 12)), headers: new Headers(headersOf(text)) };
    },
  ],
  'part of a file': [206, () => get('/assets/app-CkHpH5X6.js', { range: 'bytes=0-9' })],
  'a part that is not there': [400, () => get('/assets/app-CkHpH5X6.js', { range: 'bytes=90000-' })],
  'an answer to HEAD': [200, () => get('/assets/app-CkHpH5X6.js', {}, 'HEAD')],
  health: [200, () => get('/livez')],
  readiness: [200, () => get('/readyz')],
  'the API document': [200, () => get('/api/openapi.json')],
  'the API reference': [200, () => get('/api/docs')],
  'the metrics': [200, () => get('/metrics', { authorization: 'Bearer a token for the metrics' })],
  'a bad JSON body': [400, () => get('/api/auth/signin', json, 'POST', '{')],
  'an address that cannot be read': [400, () => get('/%')],
  'an API address that cannot be read': [400, () => get('/api/members/%zz')],
  'nobody known': [401, () => app.browser().get('/me')],
  'another site': [
    403,
    () => get('/api/auth/signin', { ...json, origin: 'https://evil.example' }, 'POST', '{}'),
  ],
  'no such endpoint': [404, () => get('/api/nothing')],
  'no such file': [404, () => get('/assets/nothing.js')],
  'a method that is not there': [404, () => get('/livez', {}, 'DELETE')],
  'a method that is not there in the API': [404, () => get('/api/members', {}, 'PUT')],
  'a question beforehand': [404, () => get('/api/members', {}, 'OPTIONS')],
  'a question beforehand of a site we know': [
    204,
    () => get('/api/members', { origin: 'https://partner.example' }, 'OPTIONS'),
  ],
  'a request that never ends': [
    408,
    async () => {
      const { server } = app.server;
      const { headersTimeout, requestTimeout } = server;
      Object.assign(server, { headersTimeout: 300, requestTimeout: 300 });
      const text = await raw(app.url, 'GET /livez HTTP/1.1\r\nhost: x\r\nx-a: ', { patience: 8000 });
      Object.assign(server, { headersTimeout, requestTimeout });
      return { status: Number(text.slice(9, 12)), headers: new Headers(headersOf(text)) };
    },
  ],
  'an older state': [409, () => robin.patch('/organization', { version: 999, city: 'Bend' })],
  'a link that is dead': [410, () => app.browser().post(`/auth/activate/${'A'.repeat(43)}`)],
  'a body too large': [413, () => get('/api/auth/signin', json, 'POST', `"${'x'.repeat(1_100_000)}"`)],
  'a path too long': [404, () => get(`/pictures/${'x'.repeat(600)}/small.webp`)],
  'a body of another type': [
    415,
    () => get('/api/auth/signin', { 'content-type': 'text/plain' }, 'POST', 'x'),
  ],
  'wrong input': [422, () => get('/api/auth/signin', json, 'POST', '{}')],
  'too many tries': [
    429,
    async () => {
      for (let round = 0; round < 105; round += 1) await get('/api/auth/signin', json, 'POST', '{}');
      return get('/api/auth/signin', json, 'POST', '{}');
    },
  ],
  'headers too large': [431, () => get('/livez', { 'x-long': 'x'.repeat(30_000) })],
  'a failure of ours': [
    500,
    async () => {
      await app.sql`alter table storage_location rename to elsewhere`;
      const answer = await robin.get('/storage-locations');
      await app.sql`alter table elsewhere rename to storage_location`;
      return answer;
    },
  ],
  'too much going on': [
    503,
    async () => {
      const crowd = crowdIn(app);
      const answer = await get('/');
      crowd.leave();
      return answer;
    },
  ],
};

test.each(Object.entries(kinds))('%s carries every security header', async (_name, [status, send]) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  for (const [name, value] of Object.entries(expected))
    expect([name, answer.headers.get(name)]).toEqual([name, value]);
  for (const name of ['x-powered-by', 'server']) expect(answer.headers.get(name)).toBeNull();
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a header that is none', 'GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/auth/signin HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
    400,
  ],
  [
    'a length and chunks',
    'POST /api/auth/signin HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /livez HTTP/1.1\r\nhost: x\r\n\r\n',
    400,
  ],
  ['bare line feeds', 'GET / HTTP/1.1\nhost: x\n\n', 400],
  ['a folded header', 'GET / HTTP/1.1\r\nhost: x\r\nx-a: b\r\n c\r\n\r\n', 400],
  ['no host', 'GET /livez HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  [
    'an expectation that nobody meets',
    'GET /livez HTTP/1.1\r\nhost: x\r\nexpect: miracles\r\nconnection: close\r\n\r\n',
    200,
  ],
  ['another version', 'GET / HTTP/3.7\r\nhost: x\r\n\r\n', 400],
])('%s is answered with every security header, once', async (_what, bytes, status) => {
  const text = await raw(app.url, bytes);
  expect(text.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(headersOf(text)).toMatchObject(expected);
  if (status === 400) expect(headersOf(text)['content-type']).toContain('application/problem+json');
});

test('without https there is no promise of https', async () => {
  const plain = await app.another({ PUBLIC_URL: 'http://localhost:3000' });
  const { headers } = await plain.browser().request('GET', '/livez');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).toBe(policy);
});

test('analytics may be called only where it is configured', async () => {
  const measured = await app.another({ POSTHOG_KEY: 'phc_x', POSTHOG_HOST: 'https://eu.i.posthog.com' });
  const { headers } = await measured.browser().request('GET', '/livez');
  expect(headers.get('content-security-policy')).toBe(
    policy.replace("connect-src 'self'", "connect-src 'self' https://eu.i.posthog.com"),
  );
});

test.each([{}, { POSTHOG_KEY: 'phc_x', POSTHOG_HOST: 'https://eu.i.posthog.com' }])(
  'nothing in the policy with %j is a weakness that is known',
  async (more) => {
    const configured = await app.another(more);
    const { headers } = await configured.browser().request('GET', '/');
    const findings = new CspEvaluator(
      new CspParser(headers.get('content-security-policy') ?? '').csp,
    ).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE)).toEqual([]);
    // Files that people upload must never be served from here as scripts; the evaluator only reminds of it.
    expect(findings.map(({ directive, value }) => `${directive} ${value}`)).toEqual(["script-src 'self'"]);
  },
);

test('the evaluator does find what is wrong: a policy that allows inline scripts is none', () => {
  const findings = new CspEvaluator(
    new CspParser(policy.replace("'wasm", "'unsafe-inline' 'wasm")).csp,
  ).evaluate();
  expect(findings.some(({ severity }) => severity === Severity.HIGH)).toBe(true);
});

test('what the API answers is kept by no cache', async () => {
  for (const [name, [, send]] of Object.entries(kinds).filter(
    ([name]) =>
      ![
        'a file',
        'a file that is known',
        'part of a file',
        'a part that is not there',
        'an answer to HEAD',
        'the metrics',
        'a question beforehand of a site we know',
      ].includes(name),
  )) {
    await app.forgetLimits();
    expect([name, (await send()).headers.get('cache-control')]).toEqual([name, 'no-store']);
  }
});
