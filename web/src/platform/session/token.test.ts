import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeToken } from '../../test/make-token.ts';
import { accessCookieSeconds, isExpired, lifetimeOf, refreshCookieSeconds } from './token.ts';

describe('a token is expired', () => {
  test.each([
    undefined,
    null,
    '',
    'a',
    'a.b',
    'a.b.c',
    `a.${btoa('{}')}.c`,
    `a.${btoa('{"exp":"9999999999"}')}.c`,
    `a.${btoa('null')}.c`,
  ])('when it is missing or cannot be read (%s)', (token) => expect(isExpired(token)).toBe(true));
  test('when its exp claim is in the past', () => expect(isExpired(makeToken(-1))).toBe(true));
  test('whatever garbage it is, without failing', () => {
    fc.assert(fc.property(fc.string(), (text) => isExpired(text) === true));
  });
});

test('a token whose exp claim is ahead is not expired', () => expect(isExpired(makeToken(60))).toBe(false));

test('claims with letters beyond ASCII are read', () => {
  const payload = btoa(
    String.fromCharCode(...new TextEncoder().encode(JSON.stringify({ exp: 9e9, name: 'Zoë – عادة' }))),
  );
  expect(isExpired(`a.${payload.replaceAll('+', '-').replaceAll('/', '_')}.c`)).toBe(false);
});

describe('the lifetime of a cookie', () => {
  test('comes from the exp claim', () =>
    expect(lifetimeOf(makeToken(500), accessCookieSeconds)).toBeGreaterThan(490));
  test('falls back to one day and seven days when the claim cannot be read', () => {
    expect(lifetimeOf('unreadable', accessCookieSeconds)).toBe(86_400);
    expect(lifetimeOf('unreadable', refreshCookieSeconds)).toBe(604_800);
  });
});
