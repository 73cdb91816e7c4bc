import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test('a country has a name in the language of the reader; anything else is shown as it is', () => {
  expect(countryName('FR', 'en')).toBe('France');
  for (const value of ['Made in France', 'toString', '', 'xx', 'ZZZ', '🇫🇷'])
    expect(countryName(value, 'en')).toBe(value);
});
