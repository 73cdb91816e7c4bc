import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isTimeZone } from '@archway/contract/kernel/locale-choices';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { takeAway } from '../exports.ts';
import { owner, signUpBody } from '../people.ts';
import { useOwnTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';

const app = useOwnTestApp();
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
const noZones = ['AGT', 'PST', 'ACT', 'EST5EDT', 'CST6CDT', 'JST', 'VST', '+03:00', 'utc0', 'a\u0000b'];

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

test('a place that this database does not know is refused, and passed over at sign-up', async () => {
  const boss = await owner(app, { timezone: 'Europe/Oslo' });
  const { version } = (await boss.get('/organization')).body;
  const [made] = await app.sql<[{ text: string }]>`select pg_get_functiondef('known_zone'::regproc) as text`;
  await app.sql.unsafe(
    "create or replace function known_zone(a_zone text) returns text language sql stable as $$ select case when a_zone = 'Europe/Oslo' then 'UTC' else a_zone end $$",
  );
  try {
    expect(
      (await boss.patch('/organization', { version, city: 'Oslo', timezone: 'Europe/Oslo' })).status,
    ).toBe(200);
    const other = await owner(app, { timezone: 'Europe/Oslo', locale: 'fr' });
    const theirs = (await other.get('/organization')).body;
    expect(theirs.timezone).toBe('Europe/Paris');
    expectProblem(
      await other.patch('/organization', { version: theirs.version, timezone: 'Europe/Oslo' }),
      'invalid_input',
      'timezone',
    );
  } finally {
    await app.sql.unsafe(made.text);
  }
});

test('nearly every zone a browser offers is one that both know; the others are refused', async () => {
  const boss = await owner(app);
  const offered = [
    ...Intl.supportedValuesOf('timeZone').filter(isTimeZone),
    'Asia/Kolkata',
    'Europe/Kyiv',
    'UTC',
  ];
  const unknown = (
    await app.sql<{ zone: string }[]>`
      select zone from jsonb_array_elements_text(${app.sql.json(offered)}) zone where known_zone(zone) <> zone`
  ).map(({ zone }) => zone);
  expect(offered.length - unknown.length).toBeGreaterThan(400);
  let { version } = (await boss.get('/organization')).body;
  for (const timezone of [
    ...unknown,
    'Asia/Kolkata',
    'America/Argentina/Buenos_Aires',
    'Pacific/Kiritimati',
    'UTC',
  ]) {
    const { status, body } = await boss.patch('/organization', { version, timezone });
    expect([timezone, status]).toEqual([timezone, unknown.includes(timezone) ? 422 : 200]);
    if (status === 200) version = body.version;
    expect((await boss.get('/audit?from=2026-01-01')).status).toBe(200);
  }
});

test('an organization that has a zone nobody knows works on in UTC, and is mended by the next start', async () => {
  const boss = await owner(app);
  const { id: itemId } = await warehouseOf(boss).item();
  const orgId = boss.user.activeOrganization!.id;
  await app.sql`update organization set timezone = 'AGT' where id = ${orgId}`;
  for (const path of [
    '/audit?from=2026-01-01&to=2026-12-31',
    `/items/${itemId}/availability?days=30`,
    `/items/${itemId}/utilization`,
    '/dashboard',
  ])
    expect([path, (await boss.get(path)).status]).toEqual([path, 200]);
  for (const path of ['/items/export', '/audit/export'])
    expect((await takeAway(app, boss, path, { format: 'csv' })).status).toBe(200);

  const migration = await readFile(
    join(app.config.repo, 'server/src/migrations/0009-known-time-zones.sql'),
    'utf8',
  );
  await app.sql.unsafe(migration.slice(migration.indexOf('alter table organization no force')));
  expect((await boss.get('/organization')).body.timezone).toBe('UTC');
});
