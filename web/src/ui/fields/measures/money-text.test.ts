import { expect, test } from 'vitest';
import { moneyText } from './money-text.ts';

test('a whole amount has no decimals, any other has those of its currency', () => {
  expect(moneyText(14_000, 'USD', 'en')).toBe('$140');
  expect(moneyText(14_050, 'USD', 'en')).toBe('$140.50');
  expect(moneyText(140, 'JPY', 'en')).toBe('¥140');
  expect(moneyText(1_500, 'KWD', 'en')).toMatch(/^KWD\s1\.500$/);
});

test('it is written as the language writes money', () => {
  expect(moneyText(125_050, 'EUR', 'fr')).toMatch(/^1\s250,50\s€$/);
});

test('the sign of a currency is not taken apart among Arabic words', () => {
  expect(moneyText(14_000, 'USD', 'ar')).toMatch(/\u2068US\$\u2069/);
});
