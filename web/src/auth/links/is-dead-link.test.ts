import { expect, test } from 'vitest';
import { isDeadLink } from './is-dead-link.ts';

test('a link that was used, replaced or grew too old is dead', () => {
  expect(isDeadLink({ code: 'link_dead', errors: [] })).toBe(true);
  expect(isDeadLink({ code: 'not_found', errors: [] })).toBe(true);
});

test('a link that lost its end on the way is dead as well', () => {
  const errors = [{ field: 'token', key: 'errors.token', message: 'This link is incomplete' }];
  expect(isDeadLink({ code: 'invalid_input', errors })).toBe(true);
});

test('a refused password or a server in trouble says nothing about the link', () => {
  const errors = [{ field: 'password', key: 'errors.passwordCommon', message: '…' }];
  expect(isDeadLink({ code: 'invalid_input', errors })).toBe(false);
  expect(isDeadLink({ code: 'unavailable', errors: [] })).toBe(false);
});
