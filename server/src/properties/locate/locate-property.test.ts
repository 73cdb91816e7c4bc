import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { owner, type PersonInTest } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

/** Somebody's geocoder: answers what it was told to, and keeps what it was called with. */
const calls: string[] = [];
let [status, body]: [number, unknown] = [200, []];
const geocoder = createServer((request, response) => {
  calls.push(new URL(request.url ?? '', 'http://geocoder.test').searchParams.get('q') ?? '');
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

let app: TestApp;
let boss: PersonInTest;
beforeAll(async () => {
  geocoder.listen(0, '127.0.0.1');
  await once(geocoder, 'listening');
  const { port } = geocoder.address() as AddressInfo; // of TCP
  app = await startTestApp({ GEOCODER_URL: `http://127.0.0.1:${port}/search?q={address}` });
  boss = await owner(app);
});
afterAll(async () => {
  await app.close();
  geocoder.close();
});
beforeEach(() => {
  calls.length = 0;
});

const facts = { address: '1423 Maple St', city: 'Portland', state: 'OR', zip: '97201' };
const add = async (more: object = {}): Promise<string> =>
  (await boss.post('/properties', { ...facts, ...more })).body.id;
const point = async (id: string) => {
  const { latitude, longitude } = (await boss.get(`/properties/${id}`)).body;
  return [latitude, longitude];
};

test.each([
  ['as Nominatim does', [{ lat: '45.51', lon: '-122.67', display_name: 'Maple' }]],
  ['in GeoJSON', { features: [{ geometry: { type: 'Point', coordinates: [-122.67, 45.51] } }] }],
])('a property without a position is put on the map by a geocoder that answers %s', async (_how, answer) => {
  [status, body] = [200, answer];
  const id = await add();
  await app.work();
  expect(calls).toEqual(['1423 Maple St, Portland, OR 97201']);
  expect(await point(id)).toEqual([45.51, -122.67]);
  const { rows } = (await boss.get('/audit?action=property.changed')).body;
  expect(rows[0]).toMatchObject({ subjectId: id, actor: null });
});

test('nobody is asked where somebody has put it already, and an unknown address stays without one', async () => {
  [status, body] = [200, []];
  await add({ latitude: 1, longitude: 2 });
  await app.work();
  expect(calls).toEqual([]);
  const unknown = await add();
  await app.work();
  expect(calls).toHaveLength(1);
  expect(await point(unknown)).toEqual([null, null]);
});

test('whoever puts it on the map meanwhile is not overwritten, and an address that changed is looked up anew', async () => {
  [status, body] = [200, [{ lat: 45.51, lon: -122.67 }]];
  const id = await add();
  const placed = await boss.patch(`/properties/${id}`, { version: 1, latitude: 1, longitude: 2 });
  expect(placed.status).toBe(200);
  await app.work();
  expect(await point(id)).toEqual([1, 2]);
});

test('a geocoder that fails is asked again later, and nothing else waits for it', async () => {
  [status, body] = [503, {}];
  const id = await add();
  await app.work();
  expect(calls).toHaveLength(1);
  expect(await point(id)).toEqual([null, null]);
  [status, body] = [200, [{ lat: 45.51, lon: -122.67 }]];
  await app.sql`update graphile_worker._private_jobs set run_at = now()`;
  await app.work();
  expect(await point(id)).toEqual([45.51, -122.67]);
});
