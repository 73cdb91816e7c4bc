import { AccountSession } from '@archway/contract/auth/session';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, lastLinkToken, owner } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { openPool } from '../../platform/db/pool.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

test('a person sees where they are signed in, the device they use now marked', async () => {
  const person = await owner(app);
  const phone = app.browser();
  phone.keep(
    (
      await phone.post(
        '/auth/signin',
        { email: person.email, password: person.password },
        { 'user-agent': 'Phone/1.0' },
      )
    ).body,
  );
  const { rows } = z.object({ rows: z.array(AccountSession) }).parse((await phone.get('/me/sessions')).body);
  expect(rows).toHaveLength(2);
  expect(rows.filter(({ current }) => current)).toMatchObject([{ userAgent: 'Phone/1.0', ip: '127.0.0.1' }]);
});

test('a device that was signed out loses its rights with the next call, and its refresh token too', async () => {
  const person = await owner(app);
  const phone = await signInAgain(app, person);
  const { rows } = (await phone.get('/me/sessions')).body;
  const id = rows.find((row: { current: boolean }) => row.current).id;
  expect((await person.delete(`/me/sessions/${id}`)).status).toBe(200);
  expectProblem(await phone.get('/me'), 'unauthenticated');
  expectProblem(
    await phone.post('/auth/refresh-token', { refreshToken: phone.state.refreshToken }),
    'unauthenticated',
  );
  expect((await person.get('/me')).status).toBe(200);
  expectProblem(await person.delete(`/me/sessions/${id}`), 'not_found');
});

test('nobody signs out somebody else', async () => {
  const [person, stranger] = [await owner(app), await owner(app)];
  const { rows } = (await person.get('/me/sessions')).body;
  const foreign = await stranger.delete(`/me/sessions/${rows[0].id}`);
  expectProblem(foreign, 'not_found');
  expect((await person.get('/me')).status).toBe(200);
});

test.each([
  [true, 200],
  [false, 401],
])(
  'all devices are signed out at once; with keepCurrent %s this one answers %i',
  async (keepCurrent, status) => {
    const person = await owner(app);
    const others = [await signInAgain(app, person), await signInAgain(app, person)];
    expect((await person.post('/me/sessions/revoke-all', { keepCurrent })).status).toBe(200);
    for (const other of others) expectProblem(await other.get('/me'), 'unauthenticated');
    expect((await person.get('/me')).status).toBe(status);
  },
);

/** Deletes a person and what hangs on them, as an administrator of the database would: as the owner of the tables. */
const deletePerson = async (userId: string, orgId: string) => {
  const tables = openPool(app.database.ownerTarget, { max: 1 });
  await tables.begin(async (sql) => {
    await sql`select set_config('app.org', ${orgId}, true)`;
    await sql`delete from membership where user_id = ${userId}`;
    expect((await sql`delete from app_user where id = ${userId}`).count).toBe(1);
  });
  await tables.end();
};

test.each(['disabled', 'deleted'])('a %s user with a live token is out with the next call', async (what) => {
  const boss = await owner(app);
  const person = await colleague(app, boss, 'crew');
  expect((await person.get('/me')).status).toBe(200);
  if (what === 'disabled')
    await app.sql`update app_user set status = 'disabled' where id = ${person.user.id}`;
  else await deletePerson(person.user.id, boss.user.activeOrganization!.id);
  expectProblem(await person.get('/me'), 'unauthenticated');
  expectProblem(await person.get('/members'), 'unauthenticated');
  expectProblem(
    await person.post('/auth/refresh-token', { refreshToken: person.state.refreshToken }),
    'unauthenticated',
  );
});

test('a member who was demoted has the new rights with the next call, not when the token ends', async () => {
  const boss = await owner(app);
  const admin = await colleague(app, boss, 'admin');
  expect((await admin.get('/audit')).status).toBe(200);
  const member = await memberRow(boss, admin.email);
  expect(
    (await boss.patch(`/members/${member.id}`, { version: member.version, role: 'viewer' })).status,
  ).toBe(200);
  expectProblem(await admin.get('/audit'), 'forbidden');
  expect((await admin.get('/members')).status).toBe(200);
  const me = (await admin.get('/me')).body;
  expect(me.user.activeOrganization.role).toBe('viewer');
  expect(me.userAbilityRules).not.toContainEqual({ action: 'manage', subject: 'all' });
});

test('a suspended member is out with the next call, and back in when they are let in again', async () => {
  const boss = await owner(app);
  const crew = await colleague(app, boss, 'crew');
  const member = await memberRow(boss, crew.email);
  await boss.post(`/members/${member.id}/suspend`);
  expectProblem(await crew.get('/members'), 'forbidden');
  expect((await crew.get('/me')).body.user.organizations).toEqual([]);
  await boss.post(`/members/${member.id}/reactivate`);
  expect((await crew.get('/members')).status).toBe(200);
});

test('a removed member is out with the next call, and a refresh leads to another of their organizations', async () => {
  const boss = await owner(app);
  const crew = await colleague(app, boss, 'crew');
  expect(
    (
      await crew.post('/organizations', {
        name: 'Their own',
        companyType: 'other',
        companySize: '1',
        city: 'Rome',
        state: 'Lazio',
      })
    ).status,
  ).toBe(201);
  const member = await memberRow(boss, crew.email);
  expect((await boss.delete(`/members/${member.id}`)).status).toBe(200);
  expectProblem(await crew.get('/members'), 'forbidden');
  expectProblem(
    await crew.post('/auth/switch-organization', { organizationId: boss.user.activeOrganization!.id }),
    'not_found',
  );
  const refreshed = await crew.post('/auth/refresh-token', { refreshToken: crew.state.refreshToken });
  crew.keep(refreshed.body);
  const { rows } = (await crew.get('/members')).body;
  expect(rows.map((row: { email: string }) => row.email)).toEqual([crew.email]);
});

test('two tabs act each in the organization of its own token', async () => {
  const person = await owner(app, { companyName: 'First' });
  const founded = (
    await person.post('/organizations', {
      name: 'Second',
      companyType: 'other',
      companySize: '1',
      city: 'Rome',
      state: 'Lazio',
    })
  ).body;
  const switched = await person.post('/auth/switch-organization', { organizationId: founded.id });
  expect(switched.status).toBe(200);
  expect(Object.keys(switched.body).sort()).toEqual([
    'accessToken',
    'activeOrganization',
    'userAbilityRules',
  ]);
  expect(switched.body.activeOrganization).toMatchObject({ id: founded.id, name: 'Second', role: 'owner' });
  const tab = app.browser();
  tab.keep(switched.body);
  expect((await tab.get('/organization')).body.name).toBe('Second');
  expect((await person.get('/organization')).body.name).toBe('First');
  const refreshed = await tab.post('/auth/refresh-token', { refreshToken: person.state.refreshToken });
  tab.keep(refreshed.body);
  expect((await tab.get('/organization')).body.name).toBe('Second');
});

test.each([
  ['an organization of others', 404, (other: string) => other],
  ['one that does not exist', 404, () => crypto.randomUUID()],
  ['a text that is no id', 422, () => 'first'],
  ['nothing', 422, () => null],
  ['a list', 422, (other: string) => [other]],
  ['an object', 422, (other: string) => ({ id: other })],
])('switching to %s is refused with %i', async (_what, status, wanted) => {
  const [person, stranger] = [await owner(app), await owner(app)];
  const answer = await person.post('/auth/switch-organization', {
    organizationId: wanted(stranger.user.activeOrganization!.id),
  });
  expect(answer.status).toBe(status);
  expect((await person.get('/organization')).body.id).toBe(person.user.activeOrganization!.id);
});

test('switching to an organization that suspended one is refused, and the token stays where it was', async () => {
  const [boss, guest] = [await owner(app), await owner(app)];
  await boss.post('/invitations', { email: guest.email, role: 'crew' });
  await guest.post(`/invitation-links/${await lastLinkToken(app, guest.email)}/accept`);
  const organizationId = boss.user.activeOrganization!.id;
  await boss.post(`/members/${(await memberRow(boss, guest.email)).id}/suspend`);
  expectProblem(await guest.post('/auth/switch-organization', { organizationId }), 'not_found');
  expect((await guest.get('/organization')).body.id).toBe(guest.user.activeOrganization!.id);
  const refreshed = await guest.post('/auth/refresh-token', { refreshToken: guest.state.refreshToken });
  expect(refreshed.body.activeOrganization?.id ?? guest.user.activeOrganization!.id).toBe(
    guest.user.activeOrganization!.id,
  );
});

test('no id, however strange, leads into an organization one is not in', { timeout: 60_000 }, async () => {
  const [person, stranger] = [await owner(app), await owner(app)];
  const foreign = stranger.user.activeOrganization!.id;
  const own = person.user.activeOrganization!.id;
  const nearly = fc
    .tuple(
      fc.constantFrom(foreign, own),
      fc.nat(35),
      fc.constantFrom('0', 'f', 'F', '-', ' ', '%', '\u0000', ''),
    )
    .map(([id, at, put]) => id.slice(0, at) + put + id.slice(at + 1));
  const dressed = fc.constantFrom(
    ...[
      foreign.toUpperCase(),
      ` ${foreign}`,
      `{${foreign}}`,
      `urn:uuid:${foreign}`,
      foreign.replaceAll('-', ''),
    ],
  );
  const strange = fc.oneof(
    fc.uuid(),
    nearly,
    dressed,
    fc.constant(foreign),
    fc.anything({ maxDepth: 2 }),
    fc.constantFrom(foreign, own).map((id) => [id]),
    fc.constantFrom(foreign, own).map((id) => ({ id, toString: id })),
    fc.string({ unit: 'binary' }),
  );
  await fc.assert(
    fc.asyncProperty(strange, async (organizationId) => {
      fc.pre(typeof organizationId !== 'string' || organizationId.trim().toLowerCase() !== own);
      await app.forgetLimits();
      const answer = await person.post('/auth/switch-organization', { organizationId });
      expect([400, 404, 422]).toContain(answer.status);
      expect(answer.text).not.toContain('accessToken');
    }),
    { numRuns: 150 },
  );
  expect((await person.get('/organization')).body.id).toBe(own);
  const sessions = await app.sql`select org_id from session where user_id = ${person.user.id}`;
  expect(sessions).toEqual([{ orgId: own }]);
});

const memberRow = async (
  boss: { get(path: string): Promise<{ body: { rows: { email: string; id: string; version: number }[] } }> },
  email: string,
) => {
  const { rows } = (await boss.get('/members')).body;
  return rows.find((row) => row.email === email)!;
};
