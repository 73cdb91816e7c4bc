import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { takeAway } from '../exports.ts';
import { owner, signUpBody } from '../people.ts';
import { useTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const noDays = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '2201-01-01',
  '9999-12-31',
  '2025-02-30',
  '-001-01-01',
];

test.each(noDays)('%s is no day that anybody means', async (day) => {
  const boss = await owner(app);
  const house = warehouseOf(boss);
  const piece = await house.unit();
  for (const field of ['from', 'to'])
    expectProblem(await boss.get(`/audit?${field}=${day}`), 'invalid_input', field);
  for (const field of ['freeFrom', 'freeTo'])
    expectProblem(await boss.get(`/items?${field}=${day}`), 'invalid_input', field);
  expectProblem(
    await boss.patch(`/units/${piece.id}`, { version: 1, acquiredOn: day }),
    'invalid_input',
    'acquiredOn',
  );
  const { itemId, locationId } = piece;
  expectProblem(
    await boss.post('/units', { itemId, locationId, acquiredOn: day }),
    'invalid_input',
    'acquiredOn',
  );
});

test('the first and the last day that are taken can be filtered by, kept and exported', async () => {
  const boss = await owner(app);
  const { itemId, locationId } = await warehouseOf(boss).unit();
  for (const acquiredOn of ['1900-01-01', '2200-12-31'])
    expect((await boss.post('/units', { itemId, locationId, acquiredOn })).status).toBe(201);
  for (const query of ['from=1900-01-01&to=2200-12-31', 'from=2200-12-31', 'to=1900-01-01'])
    expect([query, (await boss.get(`/audit?${query}`)).status]).toEqual([query, 200]);
  expect((await takeAway(app, boss, '/units/export', { format: 'xlsx' })).status).toBe(200);
});

test('a day that was kept before days had bounds is still shown', async () => {
  const boss = await owner(app);
  const piece = await warehouseOf(boss).unit();
  await app.sql`update unit set acquired_on = '0001-01-01' where id = ${piece.id}`;
  expect((await boss.get(`/units/${piece.id}`)).body.acquiredOn).toBe('0001-01-01');
  for (const format of ['csv', 'xlsx', 'json'])
    expect((await takeAway(app, boss, '/units/export', { format })).status).toBe(200);
});

/** Known to JavaScript, and not to PostgreSQL or not as a place. */
const noZones = [
  'AGT',
  'PST',
  'ACT',
  'EST5EDT',
  'CST6CDT',
  'JST',
  'VST',
  'Etc/GMT+5',
  'SystemV/PST8',
  '+03:00',
  'utc0',
  'a\u0000b',
];

test.each(noZones)(
  '%s is no time zone of an organization, and whoever signs up with it gets another',
  async (timezone) => {
    const boss = await owner(app);
    const { version, name, units, currency } = (await boss.get('/organization')).body;
    expectProblem(await boss.patch('/organization', { version, timezone }), 'invalid_input', 'timezone');
    expectProblem(
      await boss.post('/organization/setup', { version, name, units, currency, timezone }),
      'invalid_input',
      'timezone',
    );
    const browser = app.browser();
    const answer = await browser.post('/auth/signup', signUpBody({ timezone, locale: 'fr' }));
    if (timezone.includes('\u0000')) return expectProblem(answer, 'invalid_input', 'timezone');
    expect([answer.status, answer.body.data?.activeOrganization.timezone]).toEqual([201, 'Europe/Paris']);
  },
);

test('every zone a browser offers, and every name it may call its own by, is one that both know or is refused', async () => {
  const boss = await owner(app);
  const legacy = [
    'Asia/Calcutta',
    'Asia/Kolkata',
    'America/Buenos_Aires',
    'Europe/Kiev',
    'Europe/Kyiv',
    'UTC',
    'US/Pacific',
  ];
  const seen = { kept: 0, refused: 0 };
  for (const timezone of [...Intl.supportedValuesOf('timeZone'), ...legacy]) {
    await app.forgetLimits();
    const { version } = (await boss.get('/organization')).body;
    const { status } = await boss.patch('/organization', { version, timezone });
    expect([timezone, [200, 422].includes(status)]).toEqual([timezone, true]);
    seen[status === 200 ? 'kept' : 'refused'] += 1;
    if (status !== 200) continue;
    const [zoned] =
      await app.sql`select now() at time zone timezone as at from organization where id = ${boss.user.activeOrganization!.id}`;
    expect(zoned).toBeDefined();
  }
  expect(seen.kept).toBeGreaterThan(400);
});

test('an organization that has a zone nobody knows works on in UTC, and is mended by the next start', async () => {
  const boss = await owner(app);
  const { id: itemId } = await warehouseOf(boss).item();
  const orgId = boss.user.activeOrganization!.id;
  await app.sql`update organization set timezone = 'AGT' where id = ${orgId}`;
  for (const path of [
    '/audit?from=2026-01-01&to=2026-12-31',
    `/items/${itemId}/availability?days=30`,
    `/items/${itemId}/utilisation`,
    '/dashboard',
  ])
    expect([path, (await boss.get(path)).status]).toEqual([path, 200]);
  for (const path of ['/items/export', '/audit/export'])
    expect((await takeAway(app, boss, path, { format: 'csv' })).status).toBe(200);

  const migration = await readFile(
    join(app.config.repo, 'server/src/migrations/0009-known-time-zones.sql'),
    'utf8',
  );
  const mending = migration.split('-- Mending.')[1] ?? '';
  await app.sql.unsafe(mending);
  expect((await boss.get('/organization')).body.timezone).toBe('UTC');
});
