import { NewPassword } from '@archway/contract/kernel/text/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePasswords } from './passwords.ts';

const passwords = makePasswords();

const password = fc
  .string({ unit: 'grapheme', minLength: 64, maxLength: 110 })
  .filter((text) => NewPassword.safeParse(text).success);

test('any printable password up to 128 characters is taken, and differs from one that differs only at its end', async () => {
  await fc.assert(
    fc.asyncProperty(password, async (text) => {
      const stored = await passwords.hash(`${text}1`);
      expect(await passwords.matches(stored, `${text}1`)).toBe(true);
      expect(await passwords.matches(stored, `${text}2`)).toBe(false);
    }),
    { numRuns: 12 },
  );
});

test('nobody’s password matches nothing', async () => {
  expect(await passwords.matches(null, 'the password of nobody')).toBe(false);
  expect(await passwords.matches(undefined, '')).toBe(false);
});

test.each([
  ['$argon2id$v=19$m=19456,t=2,p=1$x$y', false],
  ['$argon2id$v=19$m=65536,t=3,p=1$x$y', false],
  ['$argon2id$v=19$m=4096,t=2,p=1$x$y', true],
  ['$argon2id$v=19$m=19456,t=1,p=1$x$y', true],
  ['$argon2i$v=19$m=19456,t=2,p=1$x$y', true],
])('%s is made anew: %s', (stored, expected) => {
  expect(passwords.needsRehash(stored)).toBe(expected);
});
