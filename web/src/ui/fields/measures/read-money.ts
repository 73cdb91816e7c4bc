import { mostMoney } from '@archway/contract/kernel/limits';
import { guessAmount } from '@archway/contract/kernel/text/number-text';

/** How a currency is written where the reader is. */
export type MoneyWriting = {
  /** 2 for most currencies, 0 for the yen, 3 for the Kuwaiti dinar. */
  readonly decimals: number;
  /** What stands before the decimals in the reader's language. */
  readonly mark: '.' | ',';
};

export const moneyWriting = (currency: string, language: string): MoneyWriting => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, numberingSystem: 'latn' });
  const { maximumFractionDigits: decimals = 2 } = format.resolvedOptions();
  const mark = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(1.5).includes(',')
    ? ','
    : '.';
  return { decimals, mark };
};

/** Minor units that a person means; undefined for no amount, or one that is too large. */
export const readMoney = (
  typed: string,
  { decimals, mark }: MoneyWriting,
  most = mostMoney,
): number | undefined => {
  const minor = guessAmount(typed, decimals, mark);
  return minor !== undefined && minor <= most ? minor : undefined;
};

/** The same amount as somebody there would type it, without signs and without grouping. */
export const writeMoney = (minor: number, { decimals, mark }: MoneyWriting): string => {
  const digits = String(minor).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const part = digits.slice(digits.length - decimals);
  return Number(part) === 0 ? whole : whole + mark + part;
};
