import { generateSync } from 'otplib';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { lastLinkToken, owner, type PersonInTest, signUpBody } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';

const app = useOwnTestApp();
beforeEach(() => app.forgetLimits());

const chosen = 'a fresh start for all';

/** Somebody who signed up with an address whose mails they cannot read. */
const squatter = async (): Promise<PersonInTest> => {
  const browser = app.browser();
  const body = signUpBody();
  const answer = await browser.post('/auth/signup', body);
  browser.keep(answer.body.data);
  return Object.assign(browser, { user: answer.body.data, email: body.email, password: body.password });
};
const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(app.services.clock.now().getTime() / 1000) });
/** Two-factor sign-in as it stands in accounts whose address was never proven. */
const withTwoFactor = async (person: PersonInTest) => {
  const verified = (at: Date | null) =>
    app.sql`update app_user set email_verified_at = ${at} where id = ${person.user.id}`;
  await verified(new Date());
  const { body } = await person.post('/me/two-factor/start', { password: person.password });
  const confirmed = await person.post('/me/two-factor/confirm', { code: codeOf(body.secret) });
  await verified(null);
  return confirmed.body.recoveryCodes as string[];
};
/** What the owner of the mailbox does: asks for a link and follows it. */
const reset = async (email: string) => {
  await app.browser().post('/auth/forgot-password', { email });
  await app.work();
  const token = await lastLinkToken(app, email);
  return app.browser().post(`/reset-password/${token}`, { password: chosen });
};

test('two-factor sign-in needs an address that was proven', async () => {
  const person = await squatter();
  expectProblem(
    await person.post('/me/two-factor/start', { password: person.password }),
    'email_not_verified',
  );
  expectProblem(await person.post('/me/two-factor/confirm', { code: '123456' }), 'email_not_verified');
});

test('the reset that proves an address lets its owner in, whatever was set before', async () => {
  const person = await squatter();
  const recoveryCodes = await withTwoFactor(person);
  expect((await reset(person.email)).status).toBe(200);
  const home = await signInAgain(app, { email: person.email, password: chosen });
  expect((await home.get('/me')).body.user).toMatchObject({ twoFactor: false, emailVerified: true });
  const [row] =
    await app.sql`select totp_secret, recovery_code_hashes from app_user where id = ${person.user.id}`;
  expect(row).toEqual({ totpSecret: null, recoveryCodeHashes: [] });
  expectProblem(
    await app
      .browser()
      .post('/auth/signin', { email: person.email, password: person.password, code: recoveryCodes[0] }),
    'invalid_credentials',
  );
});

test('nothing of whoever had the account before goes on: sessions, their device, a change of address, silenced mails', async () => {
  const person = await squatter();
  await person.request('PUT', '/me/notifications', { newDevice: false, invitationAccepted: false });
  const answered = await person.post('/me/email', {
    email: 'elsewhere@squatter.test',
    password: person.password,
  });
  expect(answered.status).toBe(202);
  const toElsewhere = await lastLinkToken(app, 'elsewhere@squatter.test');
  const toOwner = await lastLinkToken(app, person.email);
  expect((await app.browser().post(`/auth/confirm-email/${toElsewhere}`)).status).toBe(200);
  app.pass(5);
  expect((await reset(person.email)).status).toBe(200);

  expectProblem(await person.get('/me'), 'unauthenticated');
  expectProblem(
    await person.post('/auth/refresh-token', { refreshToken: person.state.refreshToken }),
    'unauthenticated',
  );
  expectProblem(await app.browser().post(`/auth/confirm-email/${toOwner}`), 'link_dead');
  const mails = () =>
    app.sql`select 1 from mail where recipient = ${person.email} and subject like '%new device%'`;
  const before = (await mails()).length;
  // The browser still has the cookie of a device on which this account was signed in.
  const again = await person.post('/auth/signin', { email: person.email, password: chosen });
  expect(again.status).toBe(200);
  expect((await mails()).length - before).toBe(1);
});

test('an activation link that was mailed before the reset is dead', async () => {
  const person = await squatter();
  const activation = await lastLinkToken(app, person.email);
  await reset(person.email);
  expectProblem(await app.browser().post(`/auth/activate/${activation}`), 'link_dead');
});

test('what the account founded belongs to the owner of the address alone', async () => {
  const person = await squatter();
  expectProblem(
    await person.post('/invitations', { email: 'friend@squatter.test', role: 'owner' }),
    'email_not_verified',
  );
  await reset(person.email);
  const home = await signInAgain(app, { email: person.email, password: chosen });
  const { body } = await home.get('/members');
  expect(body.rows.map(({ email }: { email: string }) => email)).toEqual([person.email]);
});

test('an invitation is not accepted by an account whose address was never proven', async () => {
  const boss = await owner(app);
  const person = await squatter();
  expect((await boss.post('/invitations', { email: person.email, role: 'admin' })).status).toBe(201);
  const invitation = await lastLinkToken(app, person.email);
  expectProblem(await person.post(`/invitation-links/${invitation}/accept`), 'email_not_verified');
  await reset(person.email);
  const home = await signInAgain(app, { email: person.email, password: chosen });
  expect((await home.post(`/invitation-links/${invitation}/accept`)).status).toBe(200);
});

test('a later reset leaves two-factor sign-in on', async () => {
  const person = await owner(app);
  const { body } = await person.post('/me/two-factor/start', { password: person.password });
  await person.post('/me/two-factor/confirm', { code: codeOf(body.secret) });
  app.pass(30);
  await reset(person.email);
  expectProblem(
    await app.browser().post('/auth/signin', { email: person.email, password: chosen }),
    'two_factor_required',
  );
  await signInAgain(app, { email: person.email, password: chosen }, { code: codeOf(body.secret) });
});
