import { SignedUp } from '@archway/contract/auth/session';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { goodPassword, signUpBody } from '../../../test/people.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { makePasswords } from '../../platform/tokens/passwords.ts';

const app = useOwnTestApp({}, { passwords: makePasswords() });
beforeEach(() => app.forgetLimits());

const signUp = (more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  app.browser().post('/auth/signup', signUpBody(more), headers);

const signIn = (email: string, password: string) => app.browser().post('/auth/signin', { email, password });

test('signing up signs in at once: the answer is the user, with tokens that work', async () => {
  const browser = app.browser();
  const answer = await browser.post(
    '/auth/signup',
    signUpBody({ firstName: 'Noor', companyName: 'Larkspur' }),
  );
  expect(answer.status).toBe(201);
  expect(Object.keys(answer.body)).toEqual(['data']);
  const user = SignedUp.parse(answer.body).data;
  expect(user).toMatchObject({
    firstName: 'Noor',
    emailVerified: false,
    activeOrganization: { name: 'Larkspur', role: 'owner' },
    userAbilityRules: [{ action: 'manage', subject: 'all' }],
  });

  browser.keep(user);
  const me = await browser.get('/me');
  expect(me.body.user.id).toBe(user.id);
  const refreshed = await browser.post('/auth/refresh-token', { refreshToken: user.refreshToken });
  expect(refreshed.status).toBe(200);
});

test('all nine fields are kept as they were given', async () => {
  const given = signUpBody({
    firstName: 'Zoë',
    lastName: "O'Hara",
    companyName: 'Été & Co',
    companyType: 'event_staging',
    companySize: '51-200',
    city: 'Saint-Étienne',
    state: 'Loire',
  });
  await app.browser().post('/auth/signup', given);
  const [row] = await app.sql`
    select u.first_name, u.last_name, u.email, o.name as company_name, o.company_type, o.company_size, o.city, o.state, u.password_hash
    from app_user u join membership m on m.user_id = u.id and m.role_key = 'owner' join organization o on o.id = m.org_id where u.email = ${given.email}`;
  const { password, ...facts } = given;
  expect(row).toMatchObject(facts);
  expect(JSON.stringify(row)).not.toContain(password);
});

const fields = [
  'firstName',
  'lastName',
  'email',
  'password',
  'companyName',
  'companyType',
  'companySize',
  'city',
  'state',
] as const;

test.each(fields)('sign-up without %s is refused and names it', async (field) => {
  const answer = await signUp({ [field]: undefined });
  expectProblem(answer, 'invalid_input', field);
  expect(answer.body.errors).toMatchObject([{ field, key: 'errors.required' }]);
});

test('every field that is wrong is named, each once', async () => {
  const answer = await signUp({
    firstName: '  ',
    lastName: 'a\u202Eb',
    email: 'nobody at home',
    password: 'short',
    companyName: 'x'.repeat(121),
    companyType: 'circus',
    companySize: 'huge',
    city: 7,
    state: ['OR'],
  });
  expectProblem(answer, 'invalid_input');
  expect(
    Object.fromEntries(
      answer.body.errors.map((error: { field: string; key: string }) => [error.field, error.key]),
    ),
  ).toEqual({
    firstName: 'errors.required',
    lastName: 'errors.characters',
    email: 'errors.email',
    password: 'errors.tooShort',
    companyName: 'errors.tooLong',
    companyType: 'errors.choice',
    companySize: 'errors.choice',
    city: 'errors.type',
    state: 'errors.type',
  });
});

test('an address that is taken is named, whatever its case, and nothing is made', async () => {
  const first = signUpBody();
  await app.browser().post('/auth/signup', first);
  const count = async () =>
    (
      await app.sql`select (select count(*)::int from app_user) as users, (select count(*)::int from organization) as organizations, (select count(*)::int from mail) as mails`
    )[0];
  const before = await count();
  const second = await signUp({ email: ` ${first.email.toUpperCase()} ` });
  expectProblem(second, 'invalid_input', 'email');
  expect(second.body.errors[0].key).toBe('errors.emailTaken');
  expect(await count()).toEqual(before);
});

test('of two sign-ups with one address at the same moment, one succeeds', async () => {
  const body = signUpBody();
  const answers = await Promise.all([
    app.browser().post('/auth/signup', body),
    app.browser().post('/auth/signup', body),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
});

test('passwords are kept as argon2id with at least 19 MiB and two passes', async () => {
  const body = signUpBody();
  await app.browser().post('/auth/signup', body);
  const [row] = await app.sql<
    { passwordHash: string }[]
  >`select password_hash from app_user where email = ${body.email}`;
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(row!.passwordHash) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
});

test('one entry tells of the new organization, and who founded it', async () => {
  const { body } = await signUp();
  const entries =
    await app.sql`select action, actor_id from audit_entry where org_id = ${body.data.activeOrganization.id}`;
  expect(entries).toEqual([{ action: 'organization.created', actorId: body.data.id }]);
});

test.each([
  ['the language they chose', { locale: 'ar' }, {}, 'فعّل حسابك في Archway', 'rtl'],
  [
    'the language of their browser',
    {},
    { 'accept-language': 'fr-CH, en;q=0.5' },
    'Activez votre compte Archway',
    'ltr',
  ],
  [
    'the first of their browser’s languages that we speak',
    {},
    { 'accept-language': 'arn-CL, de;q=0.9, fr;q=0.8, en;q=0.1' },
    'Activez votre compte Archway',
    'ltr',
  ],
  [
    'English when we speak none of theirs',
    {},
    { 'accept-language': 'de' },
    'Activate your Archway account',
    'ltr',
  ],
])('the activation mail is in %s', async (_what, more, headers, subject, direction) => {
  const body = signUpBody(more);
  await app.browser().post('/auth/signup', body, headers);
  const mails = await app.sql<
    { subject: string; bodyText: string; bodyHtml: string }[]
  >`select subject, body_text, body_html from mail where recipient = ${body.email}`;
  expect(mails).toHaveLength(1);
  expect(mails[0]!.subject).toBe(subject);
  expect(mails[0]!.bodyHtml).toContain(`dir="${direction}"`);
  expect(mails[0]!.bodyText).toMatch(/^https:\/\/archway\.example\/activate\/[\w-]{43}$/m);
});

test.each([
  ['one of the most used', 'password123', 'errors.passwordCommon'],
  ['a common one dressed up', '!!Password2024', 'errors.passwordCommon'],
  ['hardly any different characters', 'aaaabbbbaaaa', 'errors.passwordCommon'],
  ['a run of letters', 'abcdefghijkl', 'errors.passwordCommon'],
  ['a run of digits', '9876543210', 'errors.passwordCommon'],
  ['the first name', 'hello Wilhelmina!', 'errors.passwordPersonal'],
  ['the last name, in another case', 'x7-BRANDENBURG-x7', 'errors.passwordPersonal'],
  ['the company', 'Larkspur forever', 'errors.passwordPersonal'],
  ['the mailbox', 'my wilma.b is mine', 'errors.passwordPersonal'],
  ['the mail’s domain', 'welcome at stagecraft', 'errors.passwordPersonal'],
  ['nine characters', 'q8;Zr-2Lw', 'errors.tooShort'],
  ['129 characters', 'q8;Zr-2Lw '.repeat(13).slice(0, 129), 'errors.tooLong'],
  ['a NUL', 'q8;Zr-2Lw\u0000abc', 'errors.characters'],
])('a password with %s is refused', async (_what, password, key) => {
  const answer = await signUp({
    firstName: 'Wilhelmina',
    lastName: 'Brandenburg',
    companyName: 'Larkspur Homes',
    email: 'wilma.b@stagecraft.test',
    password,
  });
  expectProblem(answer, 'invalid_input', 'password');
  expect(answer.body.errors).toMatchObject([{ field: 'password', key }]);
});

test('a password of 128 characters is taken and signs in, one of 129 is refused', async () => {
  const longest = `${'q8;Zr-2Lw '.repeat(12)}last one`;
  expect([...longest]).toHaveLength(128);
  const body = signUpBody({ password: longest });
  expect((await app.browser().post('/auth/signup', body)).status).toBe(201);
  expect((await signIn(body.email, longest)).status).toBe(200);
  expectProblem(await signIn(body.email, longest.slice(0, -1)), 'invalid_credentials');
  const longer = await signUp({ password: `${longest}!` });
  expectProblem(longer, 'invalid_input', 'password');
  expect(longer.body.errors[0]).toMatchObject({ key: 'errors.tooLong', n: 128 });
});

test.each([
  ['letters', 'a1b2c3d4 '.repeat(8)],
  ['characters of several bytes', '🪑é'.repeat(12)],
])('two passwords of %s that begin with the same 72 bytes are two passwords', async (_what, start) => {
  expect(Buffer.byteLength(start)).toBe(72);
  const body = signUpBody({ password: `${start}one` });
  expect((await app.browser().post('/auth/signup', body)).status).toBe(201);
  expectProblem(await signIn(body.email, `${start}two`), 'invalid_credentials');
  expectProblem(await signIn(body.email, start), 'invalid_credentials');
  expect((await signIn(body.email, `${start}one`)).status).toBe(200);
});

test('an organization founded with no locale of its own takes the founder’s time zone', async () => {
  const { body } = await signUp({ timezone: 'Europe/Paris' });
  expect(body.data.activeOrganization).toMatchObject({
    timezone: 'Europe/Paris',
    currency: 'EUR',
    units: 'metric',
  });
});

test('nothing of the password stands in the logs', async () => {
  await signUp();
  expect(app.logged.length).toBeGreaterThan(0);
  expect(app.logged.join('')).not.toContain(goodPassword);
});
