import type { OrgId, SessionId, UserId } from '@archway/contract/kernel/ids';
import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { rememberAccess } from './remember-access.ts';
import { signingKeys } from './signing-keys.ts';
import { makeTokens } from './tokens.ts';

const setUp = async () => {
  const time = { now: new Date('2026-05-01T10:00:00Z') };
  const clock = { now: () => time.now };
  const tokens = makeTokens(await signingKeys(['a secret for tests that is long enough']), clock);
  const claims = { sub: newId<UserId>(), sid: newId<SessionId>(), org: newId<OrgId>() };
  return { time, tokens: rememberAccess(tokens, clock), claims };
};

test('a token read before is read again as the same claims', async () => {
  const { tokens, claims } = await setUp();
  const token = await tokens.access(claims);
  expect(await tokens.readAccess(token)).toEqual(claims);
  expect(await tokens.readAccess(token)).toEqual(claims);
});

test('a token that was remembered dies when its time is over', async () => {
  const { time, tokens, claims } = await setUp();
  const token = await tokens.access(claims);
  await tokens.readAccess(token);
  time.now = new Date('2026-05-01T10:30:00Z');
  await expect(tokens.readAccess(token)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a token with one other character is not the one that was remembered', async () => {
  const { tokens, claims } = await setUp();
  const token = await tokens.access(claims);
  await tokens.readAccess(token);
  await expect(tokens.readAccess(`${token.slice(0, -2)}AA`)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

test('nothing is remembered longer than an access token lives, whatever its end says', async () => {
  const { time, tokens, claims } = await setUp();
  const far = `e30.${Buffer.from(JSON.stringify({ exp: 9e15 })).toString('base64url')}.x`;
  let read = 0;
  const believing = rememberAccess(
    {
      ...tokens,
      readAccess: async () => {
        read += 1;
        return claims;
      },
    },
    { now: () => time.now },
  );
  await believing.readAccess(far);
  await believing.readAccess(far);
  expect(read).toBe(1);
  time.now = new Date('2026-05-01T10:15:01Z');
  await believing.readAccess(far);
  expect(read).toBe(2);
});
