import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeTo, toSearch } from './safe-to.ts';

const origin = 'https://archway.test';

test.each([
  '/dashboard',
  '/inventory?page=2&searchQuery=a%20b',
  '/account/security#sessions',
  '/stagings/1/details',
])('%s is a path of this site and stays as it is', (path) => expect(safeTo(path, origin)).toBe(path));

describe('nothing leads away from this site', () => {
  // biome-ignore format: a list of attacks
  test.each([
    '//evil.test', '/\\evil.test', '\\\\evil.test', '/\t/evil.test', '\t//evil.test', '/\n/evil.test', '///evil.test', 'https:evil.test', 'https://evil.test',
    'http:/evil.test', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '%2f%2fevil.test', '/%2f/evil.test', '/%5cevil.test', '//user@evil.test', '/@evil.test/../..//evil.test',
    'user:pass@evil.test', '/.//evil.test', '/..//evil.test', '', ' ', ' //evil.test', undefined, null, 7, {}, ['/dashboard'],
  ])('%j', (to) => {
    const target = safeTo(to, origin);
    expect(new URL(target, origin).origin).toBe(origin);
    expect(target).not.toMatch(/^[/\\]{2}/);
  });

  test('and no text at all does', () => {
    const nasty = fc.stringMatching(/^[/\\a-z.:@%\t\n?#]{0,24}$/);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          nasty,
          nasty.map((text) => `/${text}`),
          fc.webUrl(),
        ),
        (to) => {
          const target = safeTo(to, origin);
          const url = new URL(target, origin);
          return (
            url.origin === origin &&
            target.startsWith('/') &&
            !/^[/\\]{2}/.test(target) &&
            url.username === ''
          );
        },
      ),
      { numRuns: 5000 },
    );
  });
});

test('what was made safe stays the same when it is made safe again', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => safeTo(safeTo(path, origin), origin) === safeTo(path, origin)),
  );
});

test('a plain way in is not cluttered with a target', () => {
  expect(toSearch('/')).toEqual({});
  expect(toSearch('/login?to=/team')).toEqual({});
  expect(toSearch('/team')).toEqual({ to: '/team' });
});
