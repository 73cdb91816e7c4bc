import { SignedUp } from '@archway/contract/auth/session';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { lastLinkToken, owner, type PersonInTest, signUpBody } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let boss: PersonInTest;
let count = 0;
beforeAll(async () => {
  boss = await owner(app, { companyName: 'Larkspur' });
});
beforeEach(() => app.forgetLimits());

const invite = async (role = 'designer') => {
  count += 1;
  const email = `guest${count}@example.test`;
  await boss.post('/invitations', { email, role });
  return { email, invitation: await lastLinkToken(app, email) };
};
const join = (invitation: string, more: Record<string, unknown> = {}) =>
  app.browser().post('/auth/signup-invited', {
    invitation,
    firstName: 'Gus',
    lastName: 'Oyelaran',
    password: 'a fresh start for all',
    ...more,
  });

test('an invited person makes an account, is signed in there, and has proven the address', async () => {
  const { email, invitation } = await invite();
  const answer = await join(invitation);
  expect(answer.status).toBe(201);
  const { data } = SignedUp.parse(answer.body);
  expect(data).toMatchObject({
    email,
    emailVerified: true,
    activeOrganization: { name: 'Larkspur', role: 'designer' },
  });
  const browser = app.browser();
  browser.keep(data);
  expect((await browser.get('/members')).body.total).toBeGreaterThan(1);
});

test('the link works once, also for two at the same moment', async () => {
  const { email, invitation } = await invite();
  const answers = await Promise.all([join(invitation), join(invitation)]);
  expect(answers.map(({ status }) => status).sort()).not.toEqual([201, 201]);
  expect(answers.map(({ status }) => status)).toContain(201);
  expectProblem(await join(invitation), 'link_dead');
  const [made] =
    await app.sql`select count(*)::int as members from membership m join app_user u on u.id = m.user_id where u.email = ${email}`;
  expect(made?.members).toBe(1);
});

test.each([
  [
    'taken back',
    async (_invitation: string, email: string) => {
      const { rows } = (await boss.get(`/invitations?searchQuery=${email}`)).body;
      expect((await boss.delete(`/invitations/${rows[0].id}`)).status).toBe(200);
    },
  ],
  ['used', async (invitation: string) => expect((await join(invitation)).status).toBe(201)],
  [
    'declined',
    async (invitation: string) =>
      expect((await app.browser().post(`/invitation-links/${invitation}/decline`)).status).toBe(200),
  ],
])('an invitation that was %s lets nobody in, by a new account or by one there is', async (_what, end) => {
  const { email, invitation } = await invite();
  await end(invitation, email);
  const members = () =>
    app.sql`select user_id from membership where org_id = ${boss.user.activeOrganization!.id} order by 1`;
  const before = await members();
  expectProblem(await join(invitation), 'link_dead');
  expectProblem(await join(invitation, { firstName: 'Other' }), 'link_dead');
  const stranger = await owner(app);
  expectProblem(await stranger.post(`/invitation-links/${invitation}/accept`), 'link_dead');
  // Whoever has the very address, and an account, is let in no more.
  const [account] = await app.sql`select 1 from app_user where email = ${email}`;
  if (!account) {
    const invited = await owner(app, { email });
    expectProblem(await invited.post(`/invitation-links/${invitation}/accept`), 'link_dead');
  }
  expectProblem(await app.browser().get(`/invitation-links/${invitation}`), 'link_dead');
  expect(await members()).toEqual(before);
});

test('nobody chooses their address, role or organization by asking', async () => {
  const { email, invitation } = await invite('crew');
  const { body } = await join(invitation, {
    email: 'other@example.test',
    role: 'owner',
    organizationId: crypto.randomUUID(),
  });
  expect(body.data).toMatchObject({ email, activeOrganization: { name: 'Larkspur', role: 'crew' } });
});

test.each([
  ['the company', 'larkspur for ever', 'errors.passwordPersonal'],
  ['the name', 'oyelaran 12345', 'errors.passwordPersonal'],
  ['a common word', 'password123', 'errors.passwordCommon'],
])('a password with %s is refused, and the link stays good', async (_what, password, key) => {
  const { invitation } = await invite();
  const answer = await join(invitation, { password });
  expectProblem(answer, 'invalid_input', 'password');
  expect(answer.body.errors[0].key).toBe(key);
  expect((await join(invitation)).status).toBe(201);
});

test('whoever has an account already joins with it, not with a second one', async () => {
  const { email, invitation } = await invite();
  await app.browser().post('/auth/signup', signUpBody({ email }));
  expectProblem(await join(invitation), 'invalid_input', 'email');
  expect(
    (
      await app.sql`select 1 from membership where org_id = ${boss.user.activeOrganization!.id} and user_id = (select id from app_user where email = ${email})`
    ).length,
  ).toBe(0);
});

test.each(['invitation', 'firstName', 'lastName', 'password'])(
  'without %s it is refused and names it',
  async (field) => {
    const { invitation } = await invite();
    expectProblem(await join(invitation, { [field]: undefined }), 'invalid_input', field);
  },
);
