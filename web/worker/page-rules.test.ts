import { expect, test } from 'vitest';
import { isOfVersion, isPage } from './page-rules.ts';

const at = (path: string) => new URL(path, 'https://archway.test');

test('screens open from the device; calls, pictures and files do not', () => {
  const pages = ['/', '/dashboard', '/inventory/7?x=1', '/scan', '/scan/W1.A.02', '/apis'];
  const others = [
    '/api/items',
    '/api',
    '/pictures/1/small.webp',
    '/live',
    '/dev/mail',
    '/favicon.ico',
    '/.env',
  ];
  expect(pages.filter((path) => !isPage(at(path), '/'))).toEqual([]);
  expect(others.filter((path) => isPage(at(path), '/'))).toEqual([]);
});

test('below a path of its own, the app answers for that path alone', () => {
  expect(isPage(at('/archway/scan'), '/archway/')).toBe(true);
  expect(isPage(at('/archway/api/items'), '/archway/')).toBe(false);
  expect(isPage(at('/scan'), '/archway/')).toBe(false);
  expect(isPage(at('/archway-two/scan'), '/archway/')).toBe(false);
});

test('only a page of the same build is kept beside its files', () => {
  const html = '<head><meta name="archway-version" content="abc123" /></head>';
  expect(isOfVersion(html, 'abc123')).toBe(true);
  expect(isOfVersion(html, 'abc12')).toBe(false);
});
