import { generateSync } from 'otplib';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { owner, type PersonInTest } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';

const app = useOwnTestApp();
beforeEach(() => app.forgetLimits());

/** What an authenticator app shows, so many steps of thirty seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(app.services.clock.now().getTime() / 1000) + steps * 30 });
const nextStep = () => app.pass(30);
const signIn = (person: PersonInTest, code?: string) =>
  app.browser().post('/auth/signin', { email: person.email, password: person.password, code });

/** Somebody with two-factor sign-in on, their secret and their recovery codes. */
const careful = async () => {
  const person = await owner(app);
  const { body: started } = await person.post('/me/two-factor/start', { password: person.password });
  const confirmed = await person.post('/me/two-factor/confirm', { code: codeOf(started.secret) });
  if (confirmed.status !== 200) throw new Error(confirmed.text);
  nextStep();
  return {
    person,
    secret: started.secret as string,
    recoveryCodes: confirmed.body.recoveryCodes as string[],
  };
};

test('turning it on needs the password, then a code from the app', async () => {
  const person = await owner(app);
  expectProblem(
    await person.post('/me/two-factor/start', { password: 'not the right one' }),
    'forbidden',
    'password',
  );
  expectProblem(await person.post('/me/two-factor/confirm', { code: '123456' }), 'conflict');
  const { body } = await person.post('/me/two-factor/start', { password: person.password });
  expect(body.uri).toMatch(/^otpauth:\/\/totp\/Archway/);
  expectProblem(
    await person.post('/me/two-factor/confirm', { code: wrongCode(body.secret) }),
    'invalid_input',
    'code',
  );
  expect((await signIn(person)).status).toBe(200);
  const confirmed = await person.post('/me/two-factor/confirm', { code: codeOf(body.secret) });
  expect(confirmed.body.recoveryCodes).toHaveLength(10);
  expect((await person.get('/me')).body.user.twoFactor).toBe(true);
  expectProblem(await person.post('/me/two-factor/start', { password: person.password }), 'conflict');
});

test('sign-in then asks for a code, and only after the right password', async () => {
  const { person, secret } = await careful();
  expectProblem(await signIn(person), 'two_factor_required');
  expectProblem(
    await app.browser().post('/auth/signin', { email: person.email, password: 'not the right one' }),
    'invalid_credentials',
  );
  expectProblem(await signIn(person, wrongCode(secret)), 'invalid_two_factor_code');
  expect((await signIn(person, codeOf(secret).replace(/^(...)/, '$1 '))).status).toBe(200);
});

test('a code is good once', async () => {
  const { person, secret } = await careful();
  const code = codeOf(secret);
  expect((await signIn(person, code)).status).toBe(200);
  expectProblem(await signIn(person, code), 'invalid_two_factor_code');
  expectProblem(await signIn(person, codeOf(secret, -1)), 'invalid_two_factor_code');
});

test('of two uses of one code at the same moment, one succeeds', async () => {
  const { person, secret } = await careful();
  const code = codeOf(secret);
  const answers = await Promise.all([signIn(person, code), signIn(person, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test.each([
  [-2, 401],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 401],
])('a code %i steps from now is answered with %i', async (steps, status) => {
  const { person, secret } = await careful();
  nextStep();
  nextStep();
  expect((await signIn(person, codeOf(secret, steps))).status).toBe(status);
});

test('a recovery code opens once, however it is typed', async () => {
  const { person, recoveryCodes } = await careful();
  const [first = '', second = ''] = recoveryCodes;
  expect((await signIn(person, first.toUpperCase().replaceAll('-', ''))).status).toBe(200);
  expectProblem(await signIn(person, first), 'invalid_two_factor_code');
  expect((await signIn(person, second)).status).toBe(200);
});

test('of two uses of one recovery code at the same moment, one succeeds', async () => {
  const { person, recoveryCodes } = await careful();
  const answers = await Promise.all([signIn(person, recoveryCodes[0]), signIn(person, recoveryCodes[0])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('new recovery codes need both factors and kill the old ones', async () => {
  const { person, secret, recoveryCodes } = await careful();
  const renew = (password: string, code: string) =>
    person.post('/me/two-factor/recovery-codes', { password, code });
  expectProblem(await renew('not the right one', codeOf(secret)), 'forbidden', 'password');
  expectProblem(await renew(person.password, wrongCode(secret)), 'invalid_input', 'code');
  const renewed = await renew(person.password, codeOf(secret));
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  expectProblem(await signIn(person, recoveryCodes[0]), 'invalid_two_factor_code');
  expect((await signIn(person, renewed.body.recoveryCodes[0])).status).toBe(200);
});

test('turning it off needs both factors', async () => {
  const { person, secret } = await careful();
  const stop = (password: string, code: string) => person.post('/me/two-factor/stop', { password, code });
  expectProblem(await stop('not the right one', codeOf(secret)), 'forbidden', 'password');
  expectProblem(await stop(person.password, wrongCode(secret)), 'invalid_input', 'code');
  expect((await person.get('/me')).body.user.twoFactor).toBe(true);
  expect((await stop(person.password, codeOf(secret))).status).toBe(200);
  expect((await signIn(person)).status).toBe(200);
  expectProblem(await stop(person.password, codeOf(secret)), 'conflict');
});

test('codes cannot be guessed at from inside, even by somebody who knows the password', async () => {
  const { person, secret } = await careful();
  const stop = (code: string) => person.post('/me/two-factor/stop', { password: person.password, code });
  const answers = [];
  for (let round = 0; round < 12; round += 1) answers.push(await stop(wrongCode(secret)));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429, 429]);
  expectProblem(await stop(codeOf(secret)), 'too_many_requests');
});

test('codes cannot be guessed at from outside', async () => {
  const { person, secret } = await careful();
  const answers = [];
  for (let round = 0; round < 11; round += 1) answers.push(await signIn(person, wrongCode(secret)));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
});

test('a new password by mail does not turn it off', async () => {
  const { person, secret } = await careful();
  await app.browser().post('/auth/forgot-password', { email: person.email });
  await app.work();
  const [mail] = await app.sql<
    { bodyText: string }[]
  >`select body_text from mail where recipient = ${person.email} order by created_at desc, id desc limit 1`;
  const token = /reset\/(\S+)/.exec(mail!.bodyText)?.[1];
  await app.browser().post(`/reset-password/${token}`, { password: 'a fresh start for all' });
  const renewed = { ...person, password: 'a fresh start for all' };
  expectProblem(await signIn(renewed), 'two_factor_required');
  await signInAgain(app, renewed, { code: codeOf(secret) });
});

test('neither the secret nor a recovery code stands in clear anywhere in the database, nor in the logs', async () => {
  const person = await owner(app);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { body: started } = await person.post('/me/two-factor/start', { password: person.password }, key);
  const again = { 'idempotency-key': crypto.randomUUID() };
  const code = codeOf(started.secret);
  const { body: confirmed } = await person.post('/me/two-factor/confirm', { code }, again);
  expect((await person.post('/me/two-factor/confirm', { code }, again)).body).toEqual(confirmed);
  const tables = await app.sql<
    { name: string }[]
  >`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`;
  for (const { name } of tables) {
    for (const word of [started.secret, confirmed.recoveryCodes[0]]) {
      const [found] = await app.sql.unsafe(
        `select count(*)::int as hits from ${name} t where strpos(t::text, $1) > 0`,
        [word],
      );
      expect([name, found?.hits]).toEqual([name, 0]);
    }
  }
  expect(app.logged.join('')).not.toContain(started.secret);
});

/** Six digits that are right at none of the moments around now. */
const wrongCode = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!;
};
