import { request } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem, withoutRequest } from '../../../test/expect-problem.ts';
import { lastLinkToken, owner, type PersonInTest } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';

const app = useOwnTestApp();
beforeEach(() => app.forgetLimits());

const chosen = 'a fresh start for all';
const requestAs = async (email: string, headers: Record<string, string> = {}) => {
  const answer = await app.browser().post('/auth/forgot-password', { email }, headers);
  await app.work();
  return answer;
};
const reset = (token: string, password = chosen) =>
  app.browser().post(`/reset-password/${token}`, { password });
const mailsTo = (email: string) =>
  app.sql<
    { subject: string; bodyText: string }[]
  >`select subject, body_text from mail where recipient = ${email} order by created_at, id`;
const linkTo = async (person: PersonInTest) => {
  await requestAs(person.email);
  return lastLinkToken(app, person.email);
};

test('a mailed link sets a new password, once', async () => {
  const person = await owner(app);
  const token = await linkTo(person);
  const answer = await reset(token);
  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  await expect(signInAgain(app, person)).rejects.toThrow('sign-in failed');
  await signInAgain(app, { ...person, password: chosen });
  expectProblem(await reset(token, 'another fresh start'), 'link_dead');
  await signInAgain(app, { ...person, password: chosen });
});

test('nobody is signed in by it, every session ends, and a mail tells of it', async () => {
  const person = await owner(app);
  const device = await signInAgain(app, person);
  const answer = await reset(await linkTo(person));
  expect(answer.text).not.toContain('oken');
  expect(answer.headers.getSetCookie()).toEqual([]);
  for (const browser of [person, device]) {
    expectProblem(await browser.get('/me'), 'unauthenticated');
    expectProblem(
      await browser.post('/auth/refresh-token', { refreshToken: browser.state.refreshToken }),
      'unauthenticated',
    );
  }
  expect((await mailsTo(person.email)).at(-1)?.subject).toBe('Your password was changed');
  const [entry] =
    await app.sql`select count(*)::int as entries from account_entry where user_id = ${person.user.id} and action = 'account.password-reset'`;
  expect(entry?.entries).toBe(1);
});

test('of two uses of one link at the same moment, one succeeds', async () => {
  const person = await owner(app);
  const token = await linkTo(person);
  const answers = await Promise.all([
    reset(token, 'the first of the two'),
    reset(token, 'the other of the two'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
});

test('the link is good for an hour', async () => {
  const [early, late] = [await owner(app), await owner(app)];
  const tokens = [await linkTo(early), await linkTo(late)] as const;
  app.pass(59 * 60);
  expect((await reset(tokens[0])).status).toBe(200);
  app.pass(2 * 60);
  expectProblem(await reset(tokens[1]), 'link_dead');
});

test('an older link is dead once a newer one is on its way', async () => {
  const person = await owner(app);
  const older = await linkTo(person);
  const newer = await linkTo(person);
  expectProblem(await reset(older), 'link_dead');
  expect((await reset(newer)).status).toBe(200);
});

test('a link is dead once the password was changed', async () => {
  const person = await owner(app);
  const token = await linkTo(person);
  expect(
    (
      await person.post('/me/password', {
        currentPassword: person.password,
        password: 'changed by its owner',
      })
    ).status,
  ).toBe(200);
  expectProblem(await reset(token), 'link_dead');
});

test('a link is dead once the address is another one', async () => {
  const person = await owner(app);
  const token = await linkTo(person);
  const moved = `moved-${person.email}`;
  await person.post('/me/email', { email: moved, password: person.password });
  for (const half of [await lastLinkToken(app, person.email), await lastLinkToken(app, moved)])
    await app.browser().post(`/auth/confirm-email/${half}`);
  expect((await person.get('/me')).body.user.email).toBe(moved);
  expectProblem(await reset(token), 'link_dead');
});

test('links for other things, and made-up ones, open nothing, and all say the same', async () => {
  const person = await owner(app);
  const activation = await lastLinkToken(app, person.email);
  const madeUp = await reset('A'.repeat(43));
  expectProblem(madeUp, 'link_dead');
  expect(withoutRequest(await reset(activation))).toEqual(withoutRequest(madeUp));
  expectProblem(await reset('short'), 'invalid_input', 'token');
});

test('a link to somebody who was disabled meanwhile is dead', async () => {
  const person = await owner(app);
  const token = await linkTo(person);
  await app.sql`update app_user set status = 'disabled' where email = ${person.email}`;
  expectProblem(await reset(token), 'link_dead');
});

test('looking at the link does not use it up', async () => {
  const person = await owner(app);
  const token = await linkTo(person);
  for (const path of [`/reset/${token}`, `/api/reset-password/${token}`]) {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await app.browser().request(method, path);
  }
  expect((await reset(token)).status).toBe(200);
});

test('a weak password is named and leaves the link good', async () => {
  const person = await owner(app, { companyName: 'Larkspur Homes' });
  const token = await linkTo(person);
  for (const password of [
    'short',
    'password123',
    `${person.user.lastName} and friends`,
    'larkspur for ever',
  ]) {
    expectProblem(await reset(token, password), 'invalid_input', 'password');
  }
  expect((await reset(token)).status).toBe(200);
});

test('an unknown address is answered like any other, and nobody is mailed', async () => {
  const person = await owner(app);
  const before = (await app.sql`select 1 from mail`).length;
  const unknown = await requestAs('nobody@nowhere.test');
  expect((await app.sql`select 1 from mail`).length).toBe(before);
  const known = await requestAs(person.email);
  expect((await app.sql`select 1 from mail`).length).toBe(before + 1);
  for (const answer of [unknown, known]) expect([answer.status, answer.body]).toEqual([202, { ok: true }]);
});

test.each([
  ['en', 'Your account is disabled', 'dir="ltr"'],
  ['fr', 'Votre compte est désactivé', 'dir="ltr"'],
  ['ar', 'حسابك معطّل', 'dir="rtl"'],
])(
  'a disabled account is answered like any other, and a mail in %s explains why no link comes',
  async (locale, subject, direction) => {
    const person = await owner(app, { locale });
    await app.sql`update app_user set status = 'disabled' where email = ${person.email}`;
    const answer = await requestAs(person.email);
    expect([answer.status, answer.body]).toEqual([202, { ok: true }]);
    const [mail] = await app.sql<
      { subject: string; bodyText: string; bodyHtml: string }[]
    >`select subject, body_text, body_html from mail where recipient = ${person.email} order by created_at desc, id desc limit 1`;
    expect(mail!.subject).toBe(subject);
    expect(mail!.bodyText).toContain(subject);
    expect(mail!.bodyHtml).toContain(subject);
    expect(mail!.bodyHtml).toContain(direction);
    expect(mail!.bodyText + mail!.bodyHtml).not.toMatch(/https?:/);
    expect(
      await app.sql`select 1 from one_time_token where user_id = ${person.user.id} and purpose = 'reset'`,
    ).toHaveLength(0);
  },
);

test('a disabled account is mailed at most three times an hour, too', async () => {
  const person = await owner(app);
  await app.sql`update app_user set status = 'disabled' where email = ${person.email}`;
  const before = (await mailsTo(person.email)).length;
  for (let round = 0; round < 5; round += 1) await requestAs(person.email);
  expect((await mailsTo(person.email)).length - before).toBe(3);
});

test('whether an address is known does not show in the time either: nothing is looked up before the answer', async () => {
  const person = await owner(app);
  await app.browser().post('/auth/forgot-password', { email: person.email });
  await app.browser().post('/auth/forgot-password', { email: 'nobody@nowhere.test' });
  const jobs = await app.sql<
    { identifier: string }[]
  >`select task_identifier as identifier from graphile_worker.jobs`;
  expect(jobs.filter(({ identifier }) => identifier === 'mail-reset')).toHaveLength(2);
  expect(
    (await app.sql`select 1 from one_time_token where user_id = ${person.user.id} and purpose = 'reset'`)
      .length,
  ).toBe(0);
  await app.work();
});

test('the link is always at the public address, whatever the request says', async () => {
  const person = await owner(app);
  const evil = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example',
    origin: 'https://archway.example',
  };
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const call = request(
      `${app.url}/api/auth/forgot-password`,
      { method: 'POST', headers: { ...evil, 'content-type': 'application/json' } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    call.on('error', reject).end(JSON.stringify({ email: person.email }));
  });
  expect(status).toBe(202);
  await app.work();
  const mail = (await mailsTo(person.email)).at(-1);
  expect(mail?.bodyText).toMatch(/https:\/\/archway\.example\/reset\/[\w-]{43}/);
  expect(JSON.stringify(mail)).not.toContain('evil');
});

test('a hundred wishes for one account make at most three mails an hour', async () => {
  const person = await owner(app);
  const before = (await mailsTo(person.email)).length;
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => app.browser().post('/auth/forgot-password', { email: person.email })),
  );
  await app.work();
  expect((await mailsTo(person.email)).length - before).toBe(3);
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(429);
  expect(new Set(statuses)).toEqual(new Set([202, 429]));
  app.pass(3601);
  await requestAs(person.email);
  expect((await mailsTo(person.email)).length - before).toBe(4);
});

test('the mail is in the person’s language', async () => {
  const person = await owner(app, { locale: 'fr' });
  await requestAs(person.email, { 'accept-language': 'ar' });
  expect((await mailsTo(person.email)).at(-1)?.subject).toBe('Choisissez un nouveau mot de passe');
});

test('no secret of a link stands in the logs, nor in the database', async () => {
  const person = await owner(app);
  const token = await linkTo(person);
  await app.browser().request('GET', `/reset/${token}`);
  await reset(token, 'password123');
  await reset(token);
  await reset(token);
  expect(app.logged.some((line) => line.includes('/reset-password/…'))).toBe(true);
  expect(app.logged.join('')).not.toContain(token);
  const [stored] =
    await app.sql`select count(*)::int as hits from one_time_token t where strpos(t::text, ${token}) > 0`;
  expect(stored?.hits).toBe(0);
});

test('reading the mailbox proves the address', async () => {
  const person = await owner(app);
  await app.sql`update app_user set email_verified_at = null, status = 'pending' where email = ${person.email}`;
  await reset(await linkTo(person));
  const device = await signInAgain(app, { ...person, password: chosen });
  expect((await device.get('/me')).body.user.emailVerified).toBe(true);
});
