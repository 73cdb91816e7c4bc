import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { owner } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const chosen = 'a fresh start for all';

test('changing the password needs the current one', async () => {
  const person = await owner(app);
  const wrong = await person.post('/me/password', { currentPassword: 'not the right one', password: chosen });
  expectProblem(wrong, 'forbidden', 'currentPassword');
  expect([wrong.status, wrong.body.errors[0].key]).toEqual([403, 'errors.passwordWrong']);
  expectProblem(await person.post('/me/password', { password: chosen }), 'invalid_input', 'currentPassword');
  await signInAgain(app, person);
});

test('every other device is signed out, this one goes on, and a mail tells of it', async () => {
  const person = await owner(app);
  const other = await signInAgain(app, person);
  const answer = await person.post('/me/password', { currentPassword: person.password, password: chosen });
  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  expectProblem(await other.get('/me'), 'unauthenticated');
  expectProblem(
    await other.post('/auth/refresh-token', { refreshToken: other.state.refreshToken }),
    'unauthenticated',
  );
  expect((await person.get('/me')).status).toBe(200);
  expect((await person.post('/auth/refresh-token', { refreshToken: person.state.refreshToken })).status).toBe(
    200,
  );
  await expect(signInAgain(app, person)).rejects.toThrow();
  const mails = await app.sql<
    { subject: string }[]
  >`select subject from mail where recipient = ${person.email} order by created_at, id`;
  expect(mails.map(({ subject }) => subject)).toContain('Your password was changed');
  await signInAgain(app, { ...person, password: chosen });
});

test.each([
  ['the same again', 'errors.passwordSame', (current: string) => current],
  ['a common one', 'errors.passwordCommon', () => 'qwertyuiop'],
  ['one with the name in it', 'errors.passwordPersonal', () => 'wilhelmina 1234'],
  ['one with the company in it', 'errors.passwordPersonal', () => 'larkspur for ever'],
  ['a short one', 'errors.tooShort', () => 'q8;Zr-2L'],
])('%s is refused', async (_what, key, password) => {
  const person = await owner(app, { firstName: 'Wilhelmina', companyName: 'Larkspur' });
  const answer = await person.post('/me/password', {
    currentPassword: person.password,
    password: password(person.password),
  });
  expectProblem(answer, 'invalid_input', 'password');
  expect(answer.body.errors[0].key).toBe(key);
});

test('of two changes at the same moment, one succeeds', async () => {
  const person = await owner(app);
  const answers = await Promise.all(
    ['the first of the two', 'the other of the two'].map((password) =>
      person.post('/me/password', { currentPassword: person.password, password }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});
