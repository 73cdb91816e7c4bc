import { expect, test } from 'vitest';
import { guessHome } from './home-rules.ts';

test.each([
  [
    'en',
    'America/Los_Angeles',
    { country: 'US', currency: 'USD', units: 'imperial', timezone: 'America/Los_Angeles' },
  ],
  ['en', 'Europe/London', { country: 'GB', currency: 'GBP', units: 'metric', timezone: 'Europe/London' }],
  ['fr', 'America/Toronto', { country: 'CA', currency: 'CAD', units: 'metric', timezone: 'America/Toronto' }],
  ['en', 'Asia/Kolkata', { country: 'IN', currency: 'INR', units: 'metric', timezone: 'Asia/Kolkata' }],
  ['ar', 'Asia/Riyadh', { country: 'SA', currency: 'SAR', units: 'metric', timezone: 'Asia/Riyadh' }],
] as const)('somebody who reads %s in %s is at home there', (locale, timezone, home) => {
  expect(guessHome(locale, timezone)).toEqual(home);
});

test.each([
  ['en', 'USD', 'imperial'],
  ['fr', 'EUR', 'metric'],
  ['ar', 'AED', 'metric'],
] as const)('without a time zone the language %s decides', (locale, currency, units) => {
  expect(guessHome(locale, undefined)).toMatchObject({ currency, units });
  expect(guessHome(locale, 'Mars/Olympus_Mons')).toMatchObject({ currency, units });
});

test('a time zone of a country whose money is not offered is kept, with the money of the language', () => {
  expect(guessHome('fr', 'Asia/Tehran')).toEqual({
    country: '',
    currency: 'EUR',
    units: 'metric',
    timezone: 'Asia/Tehran',
  });
});
