import { describe, expect, test, vi } from 'vitest';
import { writeCookie } from '../storage/cookies.ts';
import { attributesOf, defaultPreferences, keepPreferences, readPreferences, settle } from './preferences.ts';

test('a first visit gets the defaults of the specification', () => {
  expect(readPreferences()).toMatchObject({
    theme: 'light',
    skin: 'default',
    'semi-dark': 'true',
    nav: 'vertical',
    'nav-collapsed': 'true',
    'content-width': 'boxed',
    navbar: 'static',
    footer: 'hidden',
  });
});

test('what the cookies say is taken up; what they cannot mean is not', () => {
  writeCookie('archway-theme', 'dark', 60);
  writeCookie('archway-footer', '"><script>', 60);
  expect(readPreferences()).toMatchObject({ theme: 'dark', footer: 'hidden' });
});

test('a choice is kept in an archway- cookie for 30 days, for the whole site', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  keepPreferences({ ...defaultPreferences, skin: 'bordered' }, defaultPreferences);
  expect(written.mock.calls).toEqual([['archway-skin=bordered; path=/; max-age=2592000; samesite=strict']]);
  written.mockRestore();
});

describe('a horizontal nav', () => {
  test('forces a hidden navbar to sticky and expands the nav', () => {
    expect(settle({ ...defaultPreferences, nav: 'horizontal', navbar: 'hidden' })).toMatchObject({
      navbar: 'sticky',
      'nav-collapsed': 'false',
    });
  });
  test('leaves a static navbar alone', () => {
    expect(settle({ ...defaultPreferences, nav: 'horizontal', navbar: 'static' }).navbar).toBe('static');
  });
});

test('the page wears light or dark; `system` is what the system says', () => {
  const scheme = (theme: 'light' | 'dark' | 'system', dark: boolean) =>
    attributesOf({ ...defaultPreferences, theme }, dark)['data-mantine-color-scheme'];
  expect([
    scheme('light', true),
    scheme('dark', false),
    scheme('system', true),
    scheme('system', false),
  ]).toEqual(['light', 'dark', 'dark', 'light']);
});
