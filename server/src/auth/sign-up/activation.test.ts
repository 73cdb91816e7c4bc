import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { lastLinkToken, signUpBody } from '../../../test/people.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';

const app = useOwnTestApp();
beforeEach(() => app.forgetLimits());

/** Somebody who has just signed up and not yet looked into their mailbox. */
const newcomer = async () => {
  const browser = app.browser();
  const body = signUpBody();
  const answer = await browser.post('/auth/signup', body);
  browser.keep(answer.body.data);
  return Object.assign(browser, {
    email: body.email,
    password: body.password,
    id: answer.body.data.id as string,
    token: await lastLinkToken(app, body.email),
  });
};
const activate = (token: string) => app.browser().post(`/auth/activate/${token}`);
const isActive = async (person: Awaited<ReturnType<typeof newcomer>>) =>
  (await person.get('/me')).body.user.emailVerified;

test('the mailed link activates the address, once', async () => {
  const person = await newcomer();
  expect(await isActive(person)).toBe(false);
  expect((await activate(person.token)).body).toEqual({ ok: true });
  expect(await isActive(person)).toBe(true);
  expectProblem(await activate(person.token), 'link_dead');
  const entries = await app.sql`select action from account_entry where user_id = ${person.id}`;
  expect(entries).toEqual([{ action: 'account.activated' }]);
});

test('of two uses at the same moment, one succeeds', async () => {
  const { token } = await newcomer();
  const answers = await Promise.all([activate(token), activate(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
});

test('looking at the link does not use it up', async () => {
  const person = await newcomer();
  for (const method of ['GET', 'HEAD']) {
    await app.browser().request(method, `/activate/${person.token}`);
    await app.browser().request(method, `/api/auth/activate/${person.token}`);
  }
  expect(await isActive(person)).toBe(false);
  expect((await activate(person.token)).status).toBe(200);
});

test('the link is good for seven days', async () => {
  const [early, late] = [await newcomer(), await newcomer()];
  app.pass(7 * 24 * 3600 - 600);
  expect((await activate(early.token)).status).toBe(200);
  app.pass(700);
  expectProblem(await activate(late.token), 'link_dead');
});

test('a link that was sent again kills the one before', async () => {
  const person = await newcomer();
  expect((await person.post('/auth/resend-activation')).status).toBe(202);
  expectProblem(await activate(person.token), 'link_dead');
  expect((await activate(await lastLinkToken(app, person.email))).status).toBe(200);
  expectProblem(await person.post('/auth/resend-activation'), 'conflict');
});

test('it is sent again at most three times an hour', async () => {
  const person = await newcomer();
  const answers = [];
  for (let round = 0; round < 5; round += 1) answers.push(await person.post('/auth/resend-activation'));
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429, 429]);
  expect(Number(answers[4]!.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect((await app.sql`select 1 from mail where recipient = ${person.email}`).length).toBe(4);
});

test('a link to an address that is no longer the account’s proves nothing about the one it has now', async () => {
  const person = await newcomer();
  await app.sql`update app_user set email = ${`other-${person.email}`} where id = ${person.id}`;
  expectProblem(await activate(person.token), 'link_dead');
  expect(await isActive(person)).toBe(false);
});

test('a reset link does not activate, nor does a made-up one', async () => {
  const person = await newcomer();
  await app.browser().post('/auth/forgot-password', { email: person.email });
  await app.work();
  expectProblem(await activate(await lastLinkToken(app, person.email)), 'link_dead');
  expectProblem(await activate('B'.repeat(43)), 'link_dead');
  expectProblem(await activate('x'), 'invalid_input', 'token');
});

test('inviting somebody needs an activated address', async () => {
  const person = await newcomer();
  const invite = () => person.post('/invitations', { email: 'friend@example.test', role: 'viewer' });
  expectProblem(await invite(), 'email_not_verified');
  await activate(person.token);
  expect((await invite()).status).toBe(201);
});

test('the secret stands in no log', async () => {
  const { token } = await newcomer();
  await app.browser().request('GET', `/activate/${token}`);
  await activate(token);
  expect(app.logged.join('')).not.toContain(token);
});
