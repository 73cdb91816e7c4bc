import { generateSync } from 'otplib';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { lastLinkToken, owner, type PersonInTest } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { type TestApp, useOwnTestApp } from '../../../test/test-app.ts';

const app = useOwnTestApp();
beforeEach(() => app.forgetLimits());

const chosen = 'a fresh start for all';
const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(app.services.clock.now().getTime() / 1000) });
const signIn = (on: TestApp, { email, password }: { email: string; password: string }, code?: string) =>
  on.browser().post('/auth/signin', { email, password, code });
const restoredElsewhere = () => app.another({}, ['a secret that sealed nothing of what is kept']);

/** Somebody with two-factor sign-in on, whose authenticator app and recovery codes still work where their secret is. */
const careful = async () => {
  const person = await owner(app);
  const { body: started } = await person.post('/me/two-factor/start', { password: person.password });
  const confirmed = await person.post('/me/two-factor/confirm', { code: codeOf(started.secret) });
  app.pass(30);
  const [recoveryCode = '', another = ''] = confirmed.body.recoveryCodes as string[];
  return { person, secret: started.secret as string, recoveryCode, another };
};
const setUpAgain = async (on: TestApp, person: PersonInTest, password: string) => {
  const browser = await signInAgain(on, { email: person.email, password });
  expect((await browser.get('/me')).body.user.twoFactor).toBe(false);
  const { body } = await browser.post('/me/two-factor/start', { password });
  expect((await browser.post('/me/two-factor/confirm', { code: codeOf(body.secret) })).status).toBe(200);
  app.pass(30);
  expectProblem(await signIn(on, { email: person.email, password }), 'two_factor_required');
  expect((await signIn(on, { email: person.email, password }, codeOf(body.secret))).status).toBe(200);
};
const subjects = async (email: string) =>
  (await app.sql<{ subject: string }[]>`select subject from mail where recipient = ${email}`).map(
    ({ subject }) => subject,
  );

test('where the secret is lost, a right code is answered with the ways back and lets nobody in', async () => {
  const { person, secret } = await careful();
  const elsewhere = await restoredElsewhere();
  expectProblem(await signIn(elsewhere, person), 'two_factor_required');
  expectProblem(await signIn(elsewhere, person, codeOf(secret)), 'two_factor_unreadable');
  expectProblem(await signIn(elsewhere, person, '000000'), 'two_factor_unreadable');
  expectProblem(await signIn(elsewhere, { ...person, password: 'not the right one' }), 'invalid_credentials');
  expect(app.logged.concat(elsewhere.logged).join('')).not.toContain('"level":50');
});

test('a recovery code opens, and the second factor is set up again', async () => {
  const { person, recoveryCode, another } = await careful();
  const elsewhere = await restoredElsewhere();
  expectProblem(await signIn(elsewhere, person, 'aaaa-bbbb-cccc-dddd'), 'invalid_two_factor_code');
  expect((await signIn(elsewhere, person, recoveryCode)).status).toBe(200);
  expect(await subjects(person.email)).toContain('Set up two-factor sign-in again');
  await setUpAgain(elsewhere, person, person.password);
  expectProblem(await signIn(elsewhere, person, another), 'invalid_two_factor_code');
});

test('a new password by mail opens where no recovery code is left, and the second factor is set up again', async () => {
  const { person } = await careful();
  const elsewhere = await restoredElsewhere();
  await elsewhere.browser().post('/auth/forgot-password', { email: person.email });
  await elsewhere.work();
  const token = await lastLinkToken(app, person.email);
  await elsewhere.browser().post(`/reset-password/${token}`, { password: chosen });
  expect(await subjects(person.email)).toContain('Set up two-factor sign-in again');
  await setUpAgain(elsewhere, person, chosen);
});

test('while the previous secret is named, neither a recovery code nor a new password turns it off', async () => {
  const { person, secret, recoveryCode } = await careful();
  const changed = await app.another({}, [
    'the secret that is current from now on',
    'a secret for tests that is long enough',
  ]);
  expect((await signIn(changed, person, recoveryCode)).status).toBe(200);
  expectProblem(await signIn(changed, person), 'two_factor_required');
  expect((await signIn(changed, person, codeOf(secret))).status).toBe(200);
});

test('a set-up that was begun before the secret was lost is begun again', async () => {
  const person = await owner(app);
  const { body } = await person.post('/me/two-factor/start', { password: person.password });
  const elsewhere = await restoredElsewhere();
  const browser = await signInAgain(elsewhere, person);
  expectProblem(await browser.post('/me/two-factor/confirm', { code: codeOf(body.secret) }), 'conflict');
  await setUpAgain(elsewhere, person, person.password);
});

test('inside, too, a code that cannot be held against anything says so, and a recovery code turns it off', async () => {
  const { person, secret, recoveryCode } = await careful();
  const elsewhere = await restoredElsewhere();
  // A session of this account under the new secret, as a second server that still had the old one would have left it.
  const browser = elsewhere.browser();
  const { body } = await signIn(app, person, codeOf(secret));
  const [session] = await app.sql<
    { id: string }[]
  >`select id from session where user_id = ${person.user.id} order by created_at desc limit 1`;
  browser.keep({
    ...body,
    accessToken: await elsewhere.services.tokens.access({
      sub: person.user.id,
      sid: session!.id as never, // the id as the database has it
      org: null,
    }),
  });
  app.pass(30);
  const stop = (code: string) => browser.post('/me/two-factor/stop', { password: person.password, code });
  expectProblem(await stop(codeOf(secret)), 'two_factor_unreadable');
  expect((await stop(recoveryCode)).status).toBe(200);
});

test('the answer of an earlier call that cannot be read any more is not given, and the call is not done twice', async () => {
  const person = await owner(app);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const body = { name: 'Loft', kind: 'warehouse' };
  expect((await person.post('/storage-locations', body, key)).status).toBe(201);
  const elsewhere = await restoredElsewhere();
  const browser = await signInAgain(elsewhere, person);
  expectProblem(await browser.post('/storage-locations', body, key), 'conflict');
  expect((await browser.get('/storage-locations')).body.rows).toHaveLength(1);
});
