import { SignedIn } from '@archway/contract/auth/session';
import { hash } from '@node-rs/argon2';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem, withoutRequest } from '../../../test/expect-problem.ts';
import { goodPassword, owner, type PersonInTest } from '../../../test/people.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { makePasswords } from '../../platform/tokens/passwords.ts';

const app = useOwnTestApp({}, { passwords: makePasswords() });
let robin: PersonInTest;
beforeAll(async () => {
  robin = await owner(app);
});
beforeEach(() => app.forgetLimits());

const signIn = (body: Record<string, unknown>) => app.browser().post('/auth/signin', body);

test('sign-in answers accessToken, refreshToken and the user, as the screen needs them', async () => {
  const answer = await signIn({ email: robin.email.toUpperCase(), password: robin.password });
  expect(answer.status).toBe(200);
  expect(Object.keys(answer.body).sort()).toEqual([
    'accessToken',
    'refreshToken',
    'user',
    'userAbilityRules',
  ]);
  expect(SignedIn.parse(answer.body).user).toMatchObject({
    id: robin.user.id,
    email: robin.email,
    activeOrganization: { role: 'owner' },
  });
  expect(answer.text).not.toMatch(/password|hash|totp/i);
});

test('the tokens live for fifteen minutes and seven days', async () => {
  const { body } = await signIn({ email: robin.email, password: robin.password });
  const life = (token: string) => {
    const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return exp - iat;
  };
  expect(life(body.accessToken)).toBe(15 * 60);
  expect(life(body.refreshToken)).toBe(7 * 24 * 3600);
});

test('a wrong password, an unknown address and a disabled account are one answer', async () => {
  const disabled = await owner(app);
  await app.sql`update app_user set status = 'disabled' where email = ${disabled.email}`;
  const wrong = await signIn({ email: robin.email, password: 'not the right one' });
  const unknown = await signIn({ email: 'nobody@nowhere.test', password: robin.password });
  const off = await signIn({ email: disabled.email, password: disabled.password });
  expectProblem(wrong, 'invalid_credentials');
  expect(withoutRequest(unknown)).toEqual(withoutRequest(wrong));
  expect(withoutRequest(off)).toEqual(withoutRequest(wrong));
  const names = (answer: typeof wrong) => [...answer.headers.keys()].sort();
  expect(names(unknown)).toEqual(names(wrong));
  expect(names(off)).toEqual(names(wrong));
});

test('a hash made with weaker settings is made anew at the next sign-in, and the password stays', async () => {
  const person = await owner(app);
  const weak = await hash(person.password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  await app.sql`update app_user set password_hash = ${weak} where email = ${person.email}`;
  expect((await signIn({ email: person.email, password: 'wrong password' })).status).toBe(401);
  expect(await hashOf(person.email)).toBe(weak);
  expect((await signIn({ email: person.email, password: person.password })).status).toBe(200);
  const renewed = await hashOf(person.email);
  expect(renewed).toContain('$m=19456,t=2,');
  expect((await signIn({ email: person.email, password: person.password })).status).toBe(200);
  expect(await hashOf(person.email)).toBe(renewed);
});

test('a long password counts to its last character', async () => {
  const long = `${'été 漢字 🏛️ '.repeat(12)}`.slice(0, 110);
  const person = await owner(app, { password: `${long} one` });
  expect((await signIn({ email: person.email, password: `${long} two` })).status).toBe(401);
  expect((await signIn({ email: person.email, password: `${long} one` })).status).toBe(200);
});

test('the same password typed on another keyboard is the same password', async () => {
  const person = await owner(app, { password: 'un été brûlant'.normalize('NFC') });
  expect((await signIn({ email: person.email, password: 'un été brûlant'.normalize('NFD') })).status).toBe(
    200,
  );
});

test.each(['email', 'password'])('sign-in without %s names it', async (field) => {
  expectProblem(
    await signIn({ email: robin.email, password: goodPassword, [field]: undefined }),
    'invalid_input',
    field,
  );
});

test('the mark of a known device is for the server only', async () => {
  const answer = await signIn({ email: robin.email, password: robin.password });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^archway-device=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ]);
});

test('a sign-in from a new device is told by mail, one from a known device is not, and nobody is told who asked not to be', async () => {
  const person = await owner(app);
  const mails = async () => (await app.sql`select 1 from mail where recipient = ${person.email}`).length;
  const before = await mails();
  await person.post('/auth/signin', { email: person.email, password: person.password });
  expect(await mails()).toBe(before);
  await signIn({ email: person.email, password: person.password });
  expect(await mails()).toBe(before + 1);
  await person.put('/me/notifications', { newDevice: false, invitationAccepted: true });
  await signIn({ email: person.email, password: person.password });
  expect(await mails()).toBe(before + 1);
});

test('every sign-in is one entry in the account’s own log', async () => {
  const person = await owner(app);
  await signIn({ email: person.email, password: person.password });
  await signIn({ email: person.email, password: 'wrong password' });
  const entries = await app.sql`select action, details from account_entry where user_id = ${person.user.id}`;
  expect(entries).toEqual([{ action: 'account.signed-in', details: { newDevice: true } }]);
});

const hashOf = async (email: string) =>
  (await app.sql<{ passwordHash: string }[]>`select password_hash from app_user where email = ${email}`)[0]
    ?.passwordHash;
