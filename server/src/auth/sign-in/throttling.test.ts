import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { owner, signUpBody } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { type TestApp, useOwnTestApp } from '../../../test/test-app.ts';

/** Behind a proxy that is trusted: the address is the one it forwards. */
const app = useOwnTestApp({ TRUSTED_PROXIES: ['127.0.0.1'] });
const open = useOwnTestApp();
beforeEach(async () => {
  await app.forgetLimits();
  await open.forgetLimits();
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const guess = (server: TestApp, email: string, address: string) =>
  server.browser().post('/auth/signin', { email, password: 'not the right one' }, from(address));
/** A try that the address pays for like any other, but that is refused before anybody hashes. */
const knock = (server: TestApp, email: string, address: string) =>
  server.browser().post('/auth/signin', { email }, from(address));
/** So many tries, fifty at a time. */
const many = async (count: number, attempt: (index: number) => ReturnType<typeof guess>) => {
  const answers: Awaited<ReturnType<typeof guess>>[] = [];
  while (answers.length < count) {
    const begin = answers.length;
    answers.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => attempt(begin + index)))));
  }
  return answers;
};
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

test('after ten wrong guesses at one account, from wherever, the next are told when to come back', async () => {
  const person = await owner(app);
  const answers = await many(1000, (index) => guess(app, person.email, `203.0.113.${index % 250}`));
  expect(statuses(answers).sort()).toEqual([...Array(10).fill(401), ...Array(990).fill(429)]);
  const refused = answers.find(({ status }) => status === 429)!;
  expectProblem(refused, 'too_many_requests');
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(900);
  app.pass(wait + 1);
  expect((await guess(app, person.email, '203.0.113.1')).status).toBe(401);
});

test('an unknown address is throttled just the same, so that the throttle tells nothing', async () => {
  const answers = [];
  for (let round = 0; round < 12; round += 1)
    answers.push(await guess(app, 'nobody@nowhere.test', `203.0.113.${round}`));
  expect(statuses(answers)).toEqual([...Array(10).fill(401), 429, 429]);
});

test('while strangers guess, the victim still enters on a device they know', async () => {
  const person = await owner(app);
  await Promise.all(Array.from({ length: 20 }, (_, index) => guess(app, person.email, `203.0.113.${index}`)));
  expectProblem(
    await app
      .browser()
      .post('/auth/signin', { email: person.email, password: person.password }, from('198.51.100.9')),
    'too_many_requests',
  );
  const known = await person.post(
    '/auth/signin',
    { email: person.email, password: person.password },
    from('198.51.100.9'),
  );
  expect(known.status).toBe(200);
});

test('a device of somebody else, a forged mark and a stolen token are no known device', async () => {
  const [person, stranger] = [await owner(app), await owner(app)];
  for (let round = 0; round < 10; round += 1) await guess(app, person.email, `203.0.113.${round}`);
  const marks = [
    stranger.cookies.get('archway-device'),
    'x.y.z',
    stranger.state.accessToken,
    person.state.accessToken,
    person.state.refreshToken,
  ];
  for (const mark of marks) {
    const answer = await app
      .browser()
      .post(
        '/auth/signin',
        { email: person.email, password: person.password },
        { ...from('198.51.100.9'), cookie: `archway-device=${mark}` },
      );
    expectProblem(answer, 'too_many_requests');
  }
});

test('a known device has ten tries of its own', async () => {
  const person = await owner(app);
  const answers = [];
  for (let round = 0; round < 11; round += 1)
    answers.push(await person.post('/auth/signin', { email: person.email, password: 'not the right one' }));
  expect(statuses(answers)).toEqual([...Array(10).fill(401), 429]);
});

test('signing in forgets the wrong tries before it', async () => {
  const person = await owner(app);
  for (let round = 0; round < 9; round += 1) await guess(app, person.email, '203.0.113.5');
  await signInAgain(app, person);
  expect((await guess(app, person.email, '203.0.113.5')).status).toBe(401);
});

test('one password over many accounts is stopped by the address it comes from', async () => {
  const spray = await many(1000, (index) => guess(app, `account${index}@spray.test`, '203.0.113.77'));
  expect(statuses(spray).sort()).toEqual([...Array(100).fill(401), ...Array(900).fill(429)]);
  expect((await guess(app, 'account1@spray.test', '203.0.113.78')).status).toBe(401);
});

test('a neighbourhood of IPv6 addresses is one address: nobody has eighteen quintillion tries', async () => {
  const spray = await Promise.all(
    Array.from({ length: 110 }, (_, index) =>
      knock(app, `v6-${index}@spray.test`, `2001:db8:1:2::${index.toString(16)}`),
    ),
  );
  expect(statuses(spray).filter((status) => status === 429)).toHaveLength(10);
  expect((await guess(app, 'v6@spray.test', '2001:db8:1:3::1')).status).toBe(401);
});

test('a forwarded address counts only when a trusted proxy says it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 110 }, (_, index) =>
      knock(open, `account${index}@spray.test`, `203.0.113.${index}`),
    ),
  );
  expect(statuses(answers).filter((status) => status === 429)).toHaveLength(10);
  const person = await owner(open);
  const [session] = await open.sql<
    { ip: string }[]
  >`select ip from session where user_id = ${person.user.id}`;
  expect(session?.ip).toBe('127.0.0.1');
});

test('behind a trusted proxy the address in the session is the visitor’s, not one the visitor wrote in front of it', async () => {
  const body = signUpBody();
  const { body: answer } = await app.browser().post('/auth/signup', body, from('6.6.6.6, 203.0.113.9'));
  const [session] = await app.sql<{ ip: string }[]>`select ip from session where user_id = ${answer.data.id}`;
  expect(session?.ip).toBe('203.0.113.9');
});

test('counters are shared by two servers and survive a restart', async () => {
  const person = await owner(app);
  const second = await app.another();
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      guess(index % 2 ? app : second, person.email, `203.0.113.${index}`),
    ),
  );
  expect(statuses(answers).filter((status) => status === 401)).toHaveLength(10);
  const restarted = await app.another();
  expectProblem(await guess(restarted, person.email, '203.0.113.200'), 'too_many_requests');
});

test('the many cheap calls are counted together by two servers as well', async () => {
  const second = await app.another();
  const budget = { calls: 10, seconds: 600 };
  for (let call = 0; call < 8; call += 1) app.services.limits.spendMany('cheap', budget);
  await app.services.limits.settle();
  for (let call = 0; call < 2; call += 1) second.services.limits.spendMany('cheap', budget);
  await second.services.limits.settle();
  expect(() => second.services.limits.spendMany('cheap', budget)).toThrow('Too many tries');
  app.services.limits.spendMany('cheap', budget);
  await app.services.limits.settle();
  expect(() => app.services.limits.spendMany('cheap', budget)).toThrow('Too many tries');
});

test('sign-up is throttled by address', async () => {
  const answers = [];
  for (let round = 0; round < 22; round += 1)
    answers.push(
      await app.browser().post('/auth/signup', signUpBody({ password: 'short' }), from('203.0.113.50')),
    );
  expect(statuses(answers)).toEqual([...Array(20).fill(422), 429, 429]);
});

test('counters hold no address and no mail in clear', async () => {
  await guess(app, 'somebody@private.test', '203.0.113.123');
  const rows = await app.sql<{ key: string }[]>`select key from rate_bucket`;
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
});

test('somebody who proves their password again has ten tries, however many addresses they come from', async () => {
  const person = await owner(app);
  const answers = [];
  for (let round = 0; round < 12; round += 1)
    answers.push(
      await person.post(
        '/me/two-factor/start',
        { password: 'not the right one' },
        from(`203.0.113.${round}`),
      ),
    );
  expect(statuses(answers)).toEqual([...Array(10).fill(403), 429, 429]);
});

test('however many prove their password at once, they do not wait for each other for ever', {
  timeout: 60_000,
}, async () => {
  const person = await owner(app);
  // As many transactions as there are connections in the pool, all wanting to count one more try.
  const small = (await app.another({ POOL_SIZE: 2 })).browser();
  small.keep(person.state as { accessToken: string });
  const answers = Promise.all(
    Array.from({ length: 6 }, () => small.post('/me/two-factor/start', { password: person.password })),
  );
  // Those who wait for each other are told to come back in the end.
  expect(new Set(statuses(await answers))).toEqual(new Set([200]));
});
