import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moneyWriting, readMoney, writeMoney } from './read-money.ts';

const read = (typed: string, currency: string, language = 'en') =>
  readMoney(typed, moneyWriting(currency, language));

describe('an amount', () => {
  test.each([
    ['1200', 120_000],
    ['1200.5', 120_050],
    ['1,200.50', 120_050],
    ['$1,200.50', 120_050],
    ['1.200,50', 120_050],
    ['1 200,50 €', 120_050],
    ['USD 1200', 120_000],
    ['1,200', 120_000],
    ['1.200', 120_000],
    ['1,200,000', 120_000_000],
    ["1'200.05", 120_005],
    ['.99', 99],
    ['12.', 1200],
    ['0', 0],
    ['١٢٠٠٫٥٠', 120_050],
  ])('%s is %i cents', (typed, cents) => {
    expect(read(typed, 'USD')).toBe(cents);
  });

  test('has as many decimals as its currency', () => {
    expect(read('1200', 'JPY')).toBe(1200);
    expect(read('1,200', 'JPY')).toBe(1200);
    expect(read('12.5', 'JPY')).toBeUndefined();
    expect(read('1.234', 'KWD')).toBe(1234);
    expect(read('1,234', 'KWD')).toBe(1_234_000);
    expect(read('1,234', 'KWD', 'fr')).toBe(1234);
    expect(read('1.234', 'KWD', 'fr')).toBe(1_234_000);
    expect(read('1,234.567', 'KWD')).toBe(1_234_567);
    expect(read('99 د.إ.', 'AED', 'ar')).toBe(9900);
  });

  test.each([
    '',
    'free',
    '-3',
    '1.234.5',
    '12,34,5',
    '1.2.3',
    '12.345,6.7',
    '1,2345',
    '0.005',
    '99999999999',
    '3 or 4',
  ])('is not meant by "%s"', (typed) => {
    expect(read(typed, 'USD')).toBeUndefined();
  });

  const currencies = fc.constantFrom('USD', 'EUR', 'AED', 'JPY', 'KWD');
  const languages = fc.constantFrom('en', 'fr', 'ar');
  const amounts = fc.integer({ min: 0, max: 2_000_000_000 });

  test('that is written is read back as exactly itself', () => {
    fc.assert(
      fc.property(amounts, currencies, languages, (minor, currency, language) => {
        const writing = moneyWriting(currency, language);
        expect(readMoney(writeMoney(minor, writing), writing)).toBe(minor);
      }),
      { numRuns: 2000 },
    );
  });

  test('that is copied from where it is shown is read as exactly itself', () => {
    fc.assert(
      fc.property(amounts, currencies, languages, (minor, currency, language) => {
        const writing = moneyWriting(currency, language);
        const shown = new Intl.NumberFormat(language, { style: 'currency', currency }).format(
          minor / 10 ** writing.decimals,
        );
        expect(readMoney(shown, writing)).toBe(minor);
      }),
      { numRuns: 2000 },
    );
  });
});
