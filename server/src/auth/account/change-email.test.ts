import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { lastLinkToken, owner, type PersonInTest, signUpBody } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';

const app = useOwnTestApp();
beforeEach(() => app.forgetLimits());

const requestAs = (person: PersonInTest, email: string, password = person.password) =>
  person.post('/me/email', { email, password });
const confirm = (token: string) => app.browser().post(`/auth/confirm-email/${token}`);
const emailOf = async (person: PersonInTest) => (await person.get('/me')).body.user.email;

test.each(['the old address first', 'the new address first'])(
  'the address changes when both have confirmed, %s',
  async (order) => {
    const person = await owner(app);
    const wanted = `new-${person.email}`;
    const answered = await requestAs(person, wanted.toUpperCase());
    expect([answered.status, answered.body]).toEqual([202, { ok: true }]);
    const halves = [await lastLinkToken(app, person.email), await lastLinkToken(app, wanted)];
    if (order === 'the new address first') halves.reverse();

    expect((await confirm(halves[0]!)).body).toEqual({ changed: false });
    expect(await emailOf(person)).toBe(person.email);
    expectProblem(await confirm(halves[0]!), 'link_dead');
    expect((await confirm(halves[1]!)).body).toEqual({ changed: true });
    expect(await emailOf(person)).toBe(wanted);
    await signInAgain(app, { ...person, email: wanted });
    await expect(signInAgain(app, person)).rejects.toThrow();
  },
);

test('both confirmations at the same moment change it as well', async () => {
  const person = await owner(app);
  const wanted = `new-${person.email}`;
  await requestAs(person, wanted);
  const answers = await Promise.all([
    confirm(await lastLinkToken(app, person.email)),
    confirm(await lastLinkToken(app, wanted)),
  ]);
  expect(answers.map(({ body }) => body.changed).sort()).toEqual([false, true]);
  expect(await emailOf(person)).toBe(wanted);
});

test('it needs the password, another address, and one that nobody has', async () => {
  const [person, other] = [await owner(app), await owner(app)];
  expectProblem(await requestAs(person, 'new@example.test', 'not the right one'), 'forbidden', 'password');
  expectProblem(await requestAs(person, person.email), 'invalid_input', 'email');
  expectProblem(await requestAs(person, other.email), 'invalid_input', 'email');
  expectProblem(await requestAs(person, 'nowhere'), 'invalid_input', 'email');
  expect(
    (
      await app.sql`select 1 from one_time_token where user_id = ${person.user.id} and purpose like 'change-email%'`
    ).length,
  ).toBe(0);
});

test('an address that somebody took in the meantime is not taken from them', async () => {
  const person = await owner(app);
  const wanted = `contested-${person.email}`;
  await requestAs(person, wanted);
  await confirm(await lastLinkToken(app, person.email));
  const link = await lastLinkToken(app, wanted);
  expect((await app.browser().post('/auth/signup', signUpBody({ email: wanted }))).status).toBe(201);
  expectProblem(await confirm(link), 'conflict');
  expect(await emailOf(person)).toBe(person.email);
});

test('halves of two different wishes do not add up', async () => {
  const person = await owner(app);
  await requestAs(person, `one-${person.email}`);
  expect((await confirm(await lastLinkToken(app, person.email))).body).toEqual({ changed: false });
  const stale = await lastLinkToken(app, `one-${person.email}`);
  await requestAs(person, `two-${person.email}`);
  expectProblem(await confirm(stale), 'link_dead');
  expect((await confirm(await lastLinkToken(app, `two-${person.email}`))).body).toEqual({ changed: false });
  expect(await emailOf(person)).toBe(person.email);
});

test('the links are dead after a day, and after a change of password', async () => {
  const person = await owner(app);
  const wanted = `new-${person.email}`;
  await requestAs(person, wanted);
  const links = [await lastLinkToken(app, person.email), await lastLinkToken(app, wanted)] as const;
  await person.post('/me/password', { currentPassword: person.password, password: 'a fresh start for all' });
  for (const link of links) expectProblem(await confirm(link), 'link_dead');
  await requestAs(person, wanted, 'a fresh start for all');
  const late = await lastLinkToken(app, wanted);
  app.pass(24 * 3600 + 60);
  expectProblem(await confirm(late), 'link_dead');
});

test('no secret of a link stands in the logs', async () => {
  const person = await owner(app);
  await requestAs(person, `new-${person.email}`);
  const token = await lastLinkToken(app, person.email);
  await app.browser().request('GET', `/confirm-email/${token}`);
  await confirm(token);
  expect(app.logged.join('')).not.toContain(token);
});
