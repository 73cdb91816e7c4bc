import { builtInRoles } from '@archway/contract/kernel/access/roles';
import { NewPassword } from '@archway/contract/kernel/text/text';
import { beforeAll, expect, test } from 'vitest';
import { useOwnTestApp } from '../../test/test-app.ts';
import { requireGoodPassword } from '../auth/password/require-good-password.ts';
import { demoOrganizations, demoPassword } from './demo-organizations.ts';
import { seedDemo } from './seed-demo.ts';

const app = useOwnTestApp();
const made: boolean[] = [];
beforeAll(async () => {
  made.push(...(await Promise.all([seedDemo(app.services), seedDemo(app.services), seedDemo(app.services)])));
});

const signedIn = async (email: string) => {
  const browser = app.browser();
  const answer = await browser.post('/auth/signin', { email, password: demoPassword });
  expect(answer.status).toBe(200);
  browser.keep(answer.body);
  return { browser, user: answer.body.user };
};

test('however often it is asked for, the demo is made once', async () => {
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await seedDemo(app.services)).toBe(false);
  expect((await app.sql`select 1 from organization`).length).toBe(3);
});

test('everybody in it can sign in with an address that is activated', async () => {
  for (const { email } of demoOrganizations.flatMap(({ members }) => members)) {
    await app.forgetLimits();
    expect((await signedIn(email)).user).toMatchObject({ email, emailVerified: true });
  }
});

test('its password obeys our own rules for everybody', () => {
  expect(NewPassword.safeParse(demoPassword).success).toBe(true);
  for (const { company, members } of demoOrganizations) {
    for (const { firstName, lastName, email } of members)
      requireGoodPassword(demoPassword, { names: [firstName, lastName, company.name], email });
  }
});

test('Larkspur has nine members over all roles and one role of its own, two open invitations, a warehouse and a history', async () => {
  const { browser, user } = await signedIn('owner@larkspur.test');
  expect(user.activeOrganization).toMatchObject({
    name: 'Larkspur Staging Co.',
    currency: 'USD',
    units: 'imperial',
    timezone: 'America/Los_Angeles',
    role: 'owner',
    setupDone: true,
  });
  const members = (await browser.get('/members')).body;
  expect(members.total).toBe(9);
  expect(new Set(members.rows.map((row: { role: string }) => row.role))).toEqual(
    new Set([...builtInRoles, 'photo-stylist']),
  );
  expect((await browser.get('/invitations?status=pending')).body.total).toBe(2);
  expect((await browser.get('/storage-locations')).body.rows).toHaveLength(18);
  const log = (await browser.get('/audit?itemsPerPage=100&orderBy=asc')).body;
  expect(log.rows[0].action).toBe('organization.created');
  expect(log.total).toBeGreaterThan(15);
  const stylist = await signedIn('stylist@larkspur.test');
  expect(stylist.user.activeOrganization).toMatchObject({ role: 'photo-stylist', roleName: 'Photo stylist' });
});

test('its owner can switch to a French and an Arabic organization, where others are owners', async () => {
  const { browser, user } = await signedIn('owner@larkspur.test');
  expect(user.organizations).toHaveLength(3);
  const home = (name: string) =>
    user.organizations.find((organization: { name: string }) => organization.name === name);
  expect(home('Maison Lumière')).toMatchObject({
    role: 'admin',
    slug: expect.stringMatching(/^maison-lumiere-[a-z0-9]{5}$/),
    locale: 'fr',
    currency: 'EUR',
    units: 'metric',
    timezone: 'Europe/Paris',
    setupDone: true,
  });
  expect(home('دار العرض')).toMatchObject({
    role: 'admin',
    slug: expect.stringMatching(/^dar-alard-[a-z0-9]{5}$/),
    locale: 'ar',
    currency: 'AED',
    units: 'metric',
    timezone: 'Asia/Dubai',
    setupDone: true,
  });
  const switched = await browser.post('/auth/switch-organization', { organizationId: home('دار العرض').id });
  browser.keep(switched.body);
  const owners = (await browser.get('/members?role=owner')).body;
  expect(owners).toMatchObject({ total: 1, rows: [{ firstName: 'ليلى' }] });
});
