import { commonPasswords as common } from '@archway/contract/kernel/access/common-passwords';
import { passwordWeakness } from '@archway/contract/kernel/access/password-rules';
import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

const context = { names: ['Wilhelmina', 'Quist', 'Larkspur Staging'], email: 'mina.q@larkspur.test' };

test.each([
  ['', 'none'],
  ['nine char', 'short'],
  ['a long story of '.repeat(9), 'long'],
  ['aaaaaaaaaaaa', 'weak'],
  ['1212121212', 'weak'],
  ['plain words', 'weak'],
  ['password1234', 'weak'],
  ['Qwertyuiop2024!', 'weak'],
  ['show-me-the-arch', 'strong'],
  ['Tr4de-Wind', 'good'],
  ['كلمة مرور طويلة جدا للباب', 'strong'],
])('%j is %s', (password, strength) =>
  expect(passwordStrength(password, { context, common })).toBe(strength),
);

const refused = [
  'Wilhelmina-42-lantern!',
  'copper-quist-meadow-9',
  'Larkspur staging rocks 7!',
  'my-mina.q-password-77',
  ...[...common].filter((each) => each.length >= 10),
  ...[...common].filter((each) => /^[a-z].{4,}[a-z]$/.test(each)).map((each) => `!9${each}2024#`),
];

test('what the server refuses is never rated good or strong', () => {
  expect(refused.filter((password) => !passwordWeakness(password, context, common))).toEqual([]);
  const praised = refused.filter((password) =>
    ['good', 'strong', 'unchecked'].includes(passwordStrength(password, { context, common })),
  );
  expect(praised).toEqual([]);
});

test('praise waits for what the rules need, and nothing is called strong where the person is not known', () => {
  const password = 'copper-lantern-meadow';
  expect(passwordStrength(password, { context, common: undefined })).toBe('unchecked');
  expect(passwordStrength(password, { context: undefined, common })).toBe('good');
  expect(passwordStrength(password, { context, common })).toBe('strong');
});
