import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { owner } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const external = useTestApp({ embedded: false });
beforeAll(async () => {
  await owner(app, { firstName: '<b>Mallory</b>' });
});

test('on one’s own machine, without a mail server, the mails can be read', async () => {
  const page = await app.browser().request('GET', '/dev/mail');
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.text).toContain('Activate your Archway account');
  expect(page.text).toMatch(/<a href="https:\/\/archway\.example\/activate\/[\w-]{43}">/);
  expect(page.text).not.toContain('<b>Mallory');
  const [, id] = /\/dev\/mail\/([\w-]+)/.exec(page.text) ?? [];
  const mail = await app.browser().request('GET', `/dev/mail/${id}`);
  expect(mail.text).toContain('&lt;b&gt;Mallory');
  expect((await app.browser().request('GET', '/dev/mail/nothing')).status).toBe(404);
});

test('never where the database is not our own', async () => {
  expect((await external.browser().request('GET', '/dev/mail')).text).not.toContain('No mail server');
});

const ask = (headers: Record<string, string>, path = '/dev/mail') =>
  new Promise<number | undefined>((resolve, reject) => {
    request(app.url + path, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test('never to a page of another site that had its own name lead here', async () => {
  const { port } = new URL(app.url);
  for (const path of ['/dev/mail', '/dev/mail/x']) {
    expect(await ask({ host: `evil.example:${port}` }, path)).toBe(404);
  }
  expect(await ask({ host: `localhost:${port}` })).toBe(200);
  expect(await ask({ host: `[::1]:${port}` })).toBe(200);
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
