import { createHash } from 'node:crypto';
import { Refreshed, refreshGraceSeconds, refreshTokenSeconds } from '@archway/contract/auth/session';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { expectProblem } from '../../../test/expect-problem.ts';
import { owner } from '../../../test/people.ts';
import { type TestApp, useOwnTestApp } from '../../../test/test-app.ts';

const app = useOwnTestApp();
beforeEach(() => app.forgetLimits());

const refresh = (browser: Browser, refreshToken: string | undefined) =>
  browser.post('/auth/refresh-token', { refreshToken });

/** A token of each generation of one session, the newest last. */
const generations = async (count: number) => {
  const person = await owner(app);
  const tokens = [person.state.refreshToken!];
  for (let number = 1; number < count; number += 1) {
    app.pass(1);
    const { body } = await refresh(person, tokens.at(-1));
    tokens.push(body.refreshToken);
    person.keep(body);
  }
  return { person, tokens };
};

test('a refresh gives a new pair, and the new access token works', async () => {
  const { person, tokens } = await generations(1);
  const answer = await refresh(person, tokens[0]);
  expect(answer.status).toBe(200);
  expect(Refreshed.parse(answer.body).refreshToken).not.toBe(tokens[0]);
  person.keep(answer.body);
  expect((await person.get('/me')).status).toBe(200);
});

test('only hashes of refresh tokens are kept, anywhere in the database', async () => {
  const { tokens } = await generations(3);
  const tables = await app.sql<
    { name: string }[]
  >`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`;
  for (const { name } of tables) {
    const [found] = await app.sql.unsafe(
      `select count(*)::int as hits from ${name} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0`,
      [tokens[0]!, tokens[2]!],
    );
    expect([name, found?.hits]).toEqual([name, 0]);
  }
});

test('what is kept of a refresh token is its SHA-256, the newest and the one before', async () => {
  const { person, tokens } = await generations(3);
  const sha256 = (token: string | undefined) =>
    createHash('sha256')
      .update(token ?? '')
      .digest('hex');
  const sessions =
    await app.sql`select encode(token_hash, 'hex') as newest, encode(previous_token_hash, 'hex') as before from session where user_id = ${person.user.id}`;
  expect(sessions).toEqual([{ newest: sha256(tokens[2]), before: sha256(tokens[1]) }]);
});

test('the predecessor gets the same successor again within thirty seconds: an answer got lost', async () => {
  const { person, tokens } = await generations(2);
  app.pass(refreshGraceSeconds - 5);
  const again = await refresh(person, tokens[0]);
  expect(again.status).toBe(200);
  expect(again.body.refreshToken).toBe(tokens[1]);
  person.keep(again.body);
  expect((await person.get('/me')).status).toBe(200);
  expect((await refresh(person, tokens[1])).status).toBe(200);
});

test.each([
  ['the predecessor after thirty seconds', 2, refreshGraceSeconds + 2],
  ['an older generation at once', 3, 0],
])(
  '%s means a copy is about: the family ends at once, with an entry and a mail',
  async (_what, count, seconds) => {
    const { person, tokens } = await generations(count);
    const bystander = app.browser();
    bystander.keep(
      (await bystander.post('/auth/signin', { email: person.email, password: person.password })).body,
    );
    const mailed = async () =>
      app.sql<
        { subject: string }[]
      >`select subject from mail where recipient = ${person.email} order by created_at desc, id desc`;
    const before = (await mailed()).length;
    app.pass(seconds);

    expectProblem(await refresh(app.browser(), tokens[0]), 'unauthenticated');
    expectProblem(await refresh(person, tokens.at(-1)), 'unauthenticated');
    expectProblem(await person.get('/me'), 'unauthenticated');

    const entries =
      await app.sql`select action, details from account_entry where user_id = ${person.user.id} and action = 'account.token-reused'`;
    expect(entries).toHaveLength(1);
    const mails = await mailed();
    expect(mails).toHaveLength(before + 1);
    expect((await bystander.get('/me')).status).toBe(200);
  },
);

test('fifty refreshes at once make one successor, and everybody gets it', async () => {
  const { person, tokens } = await generations(1);
  await expectOneSuccessor(person.user.id, tokens[0]!, [app]);
});

test('also through two servers', async () => {
  const { person, tokens } = await generations(1);
  await expectOneSuccessor(person.user.id, tokens[0]!, [app, await app.another()]);
});

const expectOneSuccessor = async (userId: string, token: string, servers: readonly TestApp[]) => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => refresh(servers[index % servers.length]!.browser(), token)),
  );
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
  const successors = [...new Set(answers.map(({ body }) => body.refreshToken))];
  expect(successors).toHaveLength(1);
  const sessions = await app.sql`select generation, revoked_at from session where user_id = ${userId}`;
  expect(sessions).toEqual([{ generation: 2, revokedAt: null }]);
  expect((await refresh(app.browser(), successors[0])).status).toBe(200);
};

test('a session lives on for seven days after its last refresh, and no longer', async () => {
  const { person, tokens } = await generations(1);
  app.pass(refreshTokenSeconds - 3600);
  const answer = await refresh(person, tokens[0]);
  expect(answer.status).toBe(200);
  app.pass(refreshTokenSeconds - 3600);
  const second = await refresh(person, answer.body.refreshToken);
  expect(second.status).toBe(200);
  app.pass(refreshTokenSeconds + 120);
  expectProblem(await refresh(person, second.body.refreshToken), 'unauthenticated');
});

test('an access token is over after fifteen minutes', async () => {
  const { person } = await generations(1);
  app.pass(14 * 60);
  expect((await person.get('/me')).status).toBe(200);
  app.pass(3 * 60);
  expectProblem(await person.get('/me'), 'unauthenticated');
});

test('a refresh stays in the organization of the session, with the rules of now', async () => {
  const { person, tokens } = await generations(1);
  await app.sql`update membership set role_key = 'viewer' where user_id = ${person.user.id}`;
  const { body } = await refresh(person, tokens[0]);
  expect(body.userAbilityRules).not.toContainEqual({ action: 'manage', subject: 'all' });
  expect(body.userAbilityRules).toContainEqual({ action: 'read', subject: 'Member' });
});

test('wrong input names the field', async () => {
  for (const refreshToken of [undefined, '', 7, 'x'.repeat(5000)]) {
    expectProblem(
      await app.browser().post('/auth/refresh-token', { refreshToken }),
      'invalid_input',
      'refreshToken',
    );
  }
  expectProblem(await refresh(app.browser(), 'x.y.z'), 'unauthenticated');
});
