import { expect, test } from 'vitest';
import { chooseLanguage, directionOf } from './languages.ts';

const from = { translation: true, defaultLocale: 'en', stored: null };

test('without translation the configured language speaks, whatever is stored', () => {
  expect(chooseLanguage({ ...from, translation: false, stored: 'ar' })).toBe('en');
  expect(chooseLanguage({ ...from, translation: false, defaultLocale: 'fr' })).toBe('fr');
});

test('with translation the stored language overrides the configured one', () => {
  expect(chooseLanguage({ ...from, stored: 'ar' })).toBe('ar');
  expect(chooseLanguage({ ...from, defaultLocale: 'fr' })).toBe('fr');
});

test('a language that nobody offers is none', () => {
  expect(chooseLanguage({ ...from, stored: 'tlh', defaultLocale: 'fr' })).toBe('fr');
  expect(chooseLanguage({ ...from, defaultLocale: 'tlh' })).toBe('en');
});

test('only Arabic is read from right to left', () => {
  expect([directionOf('en'), directionOf('fr'), directionOf('ar')]).toEqual(['ltr', 'ltr', 'rtl']);
});
