import { directionOf, type LanguageCode } from '../../../platform/i18n/languages.ts';

/** Minor units as money: `$140`, `1 250,50 €`. A whole amount is shown without decimals, unless it is to be exact. */
export const moneyText = (minor: number, currency: string, language: string, exact = false): string => {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    // One organization has one currency: its shortest sign is enough.
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: exact ? 'auto' : 'stripIfInteger',
  });
  const { maximumFractionDigits: decimals = 2 } = format.resolvedOptions();
  const amount = minor / 10 ** decimals;
  if (directionOf(language as LanguageCode) === 'ltr') return format.format(amount); // any other is read from left to right
  // Latin letters among Arabic words keep their order only in an isolate of their own.
  return format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? `\u2068${value}\u2069` : value))
    .join('');
};
