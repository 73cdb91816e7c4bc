import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { owner } from '../../../test/people.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { servesMailPage } from './mail-page-rules.ts';

const app = useOwnTestApp({ PUBLIC_URL: 'http://localhost:3000' });
const external = useOwnTestApp({ PUBLIC_URL: 'http://localhost:3000', embedded: false });
const published = useOwnTestApp();
const trusting = useOwnTestApp({ PUBLIC_URL: 'http://localhost:3000', TRUSTED_PROXIES: ['127.0.0.1'] });
beforeAll(async () => {
  await owner(app, { firstName: '<b>Mallory</b>' });
});

test('on one’s own machine, without a mail server, the mails can be read', async () => {
  const page = await app.browser().request('GET', '/dev/mail');
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(page.text).toContain('Activate your Archway account');
  expect(page.text).toMatch(/<a href="http:\/\/localhost:3000\/activate\/[\w-]{43}">/);
  expect(page.text).not.toContain('<b>Mallory');
  const [, id] = /\/dev\/mail\/([\w-]+)/.exec(page.text) ?? [];
  const mail = await app.browser().request('GET', `/dev/mail/${id}`);
  expect(mail.text).toContain('&lt;b&gt;Mallory');
  expect((await app.browser().request('GET', '/dev/mail/nothing')).status).toBe(404);
});

test('never where the database is not our own', async () => {
  expect((await external.browser().request('GET', '/dev/mail')).text).not.toContain('No mail server');
});

test('never where the public address is not this machine’s, and no screen leads there', async () => {
  expect((await published.browser().request('GET', '/dev/mail')).text).not.toContain('No mail server');
  expect(servesMailPage({ ...app.config, PUBLIC_URL: 'https://archway.example' })).toBe(false);
  expect(servesMailPage({ ...app.config, PUBLIC_URL: 'http://localhost.evil.example' })).toBe(false);
  expect(servesMailPage({ ...app.config, PUBLIC_URL: 'http://[::1]:3000' })).toBe(true);
});

const get = (headers: Record<string, string>, path = '/dev/mail', on = app) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(on.url + path, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test('never to a page of another site that had its own name lead here', async () => {
  const { port } = new URL(app.url);
  for (const path of ['/dev/mail', '/dev/mail/x']) {
    expect(await get({ host: `evil.example:${port}` }, path)).toBe(404);
  }
  expect(await get({ host: `localhost:${port}` })).toBe(200);
  expect(await get({ host: `[::1]:${port}` })).toBe(200);
});

test('never to another machine', async () => {
  const answer = await app.server.inject({
    method: 'GET',
    url: '/dev/mail',
    remoteAddress: '192.168.1.20',
    headers: { host: 'localhost:3000' },
  });
  expect(answer.statusCode).toBe(404);
});

test.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'X-Forwarded-Anything',
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-original-host',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'cdn-loop',
  'fastly-client-ip',
  'fly-client-ip',
  'x-amzn-trace-id',
  'x-envoy-external-address',
  'x-arr-log-id',
  'ngrok-trace-id',
])('never to a call that came through something that adds %s', async (name) => {
  for (const value of ['127.0.0.1', '203.0.113.9', ''])
    for (const path of ['/dev/mail', '/dev/mail/x'])
      for (const on of [app, trusting])
        expect(await get({ host: 'localhost:3000', [name]: value }, path, on)).toBe(404);
});

test('the peer is who is connected, whatever a trusted proxy says', async () => {
  const answer = await trusting.server.inject({
    method: 'GET',
    url: '/dev/mail',
    remoteAddress: '192.168.1.20',
    headers: { host: 'localhost:3000' },
  });
  expect(answer.statusCode).toBe(404);
});
