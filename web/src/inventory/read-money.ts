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

/** The contract's largest amount. */
const most = 2_000_000_000;

/** Minor units that a person means by `1200`, `$1,200.50`, `1 200,50 €` or `١٢٠٠`; undefined for no amount. */
export const readMoney = (typed: string, { decimals, mark }: MoneyWriting): number | undefined => {
  const text = plainText(typed);
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(text)) return undefined;
  const point = decimalPoint(text, { decimals, mark });
  const whole = point < 0 ? text : text.slice(0, point);
  const part = point < 0 ? '' : text.slice(point + 1);
  if (part.length > decimals || !isGrouped(whole)) return undefined;
  const minor = Number(whole.replace(/[.,]/g, '') + part.padEnd(decimals, '0'));
  return minor <= most ? minor : undefined;
};

/** The same amount as somebody there would type it, without signs and without grouping. */
export const writeMoney = (minor: number, { decimals, mark }: MoneyWriting): string => {
  const digits = String(minor).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const part = digits.slice(digits.length - decimals);
  return Number(part) === 0 ? whole : whole + mark + part;
};

/**
 * Where the decimals begin, or -1. Of two kinds of marks the last one is meant. One mark alone before exactly three digits
 * groups thousands, unless the currency has three decimals and it is the reader's own decimal mark.
 */
const decimalPoint = (text: string, { decimals, mark }: MoneyWriting) => {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return -1;
  const sign = text[last] ?? '';
  const other = sign === '.' ? ',' : '.';
  if (text.includes(other)) return text.indexOf(sign) === last ? last : -1;
  if (text.indexOf(sign) !== last) return -1;
  const groups = text.length - last - 1 === 3 && (decimals < 3 || sign !== mark);
  return groups ? -1 : last;
};

/** Groups are of three digits, all written alike, after a number that does not begin with nought. */
const isGrouped = (whole: string) => /^\d*$|^[1-9]\d{0,2}((,\d{3})+|(\.\d{3})+)$/.test(whole);

/** Digits and marks only: signs and names of currencies around them, and blanks between them, say nothing more. */
const plainText = (typed: string) =>
  typed
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('٫', '.')
    .replace(/[٬\s'’\u200e\u200f]/g, '')
    .replace(/^(\p{Sc}|\p{L}+\.?)+/u, '')
    .replace(/[\p{Sc}\p{L}.]*$/u, '');
