import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../../test/browser.ts';
import { lastLinkToken, owner, type PersonInTest, signUpBody } from '../../../test/people.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { makePasswords } from '../../platform/tokens/passwords.ts';

const real = makePasswords({ memoryCost: 256, timeCost: 1 });
/** How often anybody hashed; the hashing itself is the real one. */
let hashed = 0;
const counting = <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
  ((...args: Args) => {
    hashed += 1;
    return work(...args);
  }) as typeof work;

const app = useOwnTestApp(
  {},
  { passwords: { ...real, hash: counting(real.hash), matches: counting(real.matches) } },
);
let robin: PersonInTest;
let link: string;
beforeAll(async () => {
  robin = await owner(app);
  await robin.post('/auth/forgot-password', { email: robin.email });
  await app.work();
  link = await lastLinkToken(app, robin.email);
});
beforeEach(() => app.forgetLimits());

const good = 'a fresh start for all';
const doors: Record<string, (password: string) => Promise<Answer>> = {
  'sign-up': (password) => app.browser().post('/auth/signup', signUpBody({ password })),
  'sign-in': (password) => app.browser().post('/auth/signin', { email: robin.email, password }),
  'the reset': (password) => app.browser().post(`/reset-password/${link}`, { password }),
  'the change of password, as the current one,': (password) =>
    robin.post('/me/password', { currentPassword: password, password: good }),
  'the change of password, as the new one,': (password) =>
    robin.post('/me/password', { currentPassword: robin.password, password }),
};

test.each(Object.entries(doors))(
  '%s refuses a password of a megabyte, or nearly, without hashing anything',
  async (_door, send) => {
    const before = hashed;
    const [megabyte, nearly, one] = [
      await send('a9-Z'.repeat(256 * 1024)),
      await send('a9-Z'.repeat(255 * 1024)),
      await send('a9-Z'.repeat(33)),
    ];
    expect([megabyte.status, megabyte.body.code]).toEqual([413, 'too_large']);
    for (const answer of [nearly, one])
      expect([answer.status, answer.body.errors?.[0]?.key]).toEqual([422, 'errors.tooLong']);
    expect(hashed).toBe(before);
  },
);

test('the count counts: a password of ordinary length is hashed', async () => {
  const before = hashed;
  await doors['sign-in']!(robin.password);
  expect(hashed).toBeGreaterThan(before);
});
