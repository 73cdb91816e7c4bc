import { expect, test } from 'vitest';
import { answersOf } from './invitation-rules.ts';

const invited = { email: 'ada@larkspur.test' };

test('somebody signed in with the invited address answers at once', () => {
  expect(answersOf({ ...invited, hasAccount: true }, 'Ada@Larkspur.test')).toBe('accept');
});

test('somebody signed in with another address has to change the account first', () => {
  expect(answersOf({ ...invited, hasAccount: true }, 'bo@larkspur.test')).toBe('change-account');
  expect(answersOf({ ...invited, hasAccount: false }, 'bo@larkspur.test')).toBe('change-account');
});

test('a visitor signs in when the address has an account, and makes one when it has none', () => {
  expect(answersOf({ ...invited, hasAccount: true }, undefined)).toBe('sign-in');
  expect(answersOf({ ...invited, hasAccount: false }, undefined)).toBe('sign-up');
});
