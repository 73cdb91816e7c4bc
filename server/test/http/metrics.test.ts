import { expect, test } from 'vitest';
import { useOwnTestApp } from '../test-app.ts';

const token = 'a token for the metrics';
const app = useOwnTestApp({ METRICS_TOKEN: token });
const without = useOwnTestApp();

const send = (authorization?: string) =>
  app.browser().request('GET', '/metrics', undefined, authorization === undefined ? {} : { authorization });

test('figures are given to whoever has the token', async () => {
  await app.browser().request('GET', '/livez');
  const { status, text, headers } = await send(`Bearer ${token}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toMatch(/archway_http_request_seconds_count\{method="GET",status="200"\} \d/);
  expect(text).toMatch(/archway_http_in_flight \d/);
  expect(text).toMatch(/archway_process_resident_memory_bytes \d/);
});

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer wrong',
  `bearer ${token}`,
  token,
  `Bearer ${token} `.padEnd(200, 'x'),
  `Basic ${token}`,
])('and to nobody with %s', async (authorization) => {
  const { status, body } = await send(authorization);
  expect([status, body.code]).toEqual([404, 'not_found']);
});

test('without a token configured there are none', async () => {
  const answer = await without
    .browser()
    .request('GET', '/metrics', undefined, { authorization: 'Bearer undefined' });
  expect(answer.text).not.toContain('archway_http_in_flight');
});
