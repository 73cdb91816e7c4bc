/** What stands before the decimals: `1,234.56` or `1.234,56`. */
export const decimalMarks = ['.', ','] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/** A number as it was written: its digits before and after the mark. */
export type Digits = { readonly whole: string; readonly part: string };

/** Digits of every script as ours. */
export const latinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The same, and the Arabic marks as ours. */
export const plainDigits = (text: string) =>
  latinDigits(text.normalize('NFKC'))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .trim();

/**
 * Both marks: the last one stands before the decimals. One mark, several times: it groups. One mark, once, before three
 * digits: it depends on how numbers are written there, unless nothing may have three decimals and nought cannot be grouped.
 */
export const digitsOf = (
  text: string,
  mark: DecimalMark | null,
  decimals?: number,
): Digits | 'ambiguous' | undefined => {
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(text)) return undefined;
  const last = text[Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))];
  if (last === undefined) return { whole: text, part: '' };
  const other = last === '.' ? ',' : '.';
  const [before = '', after = ''] = cut(text, text.lastIndexOf(last));
  const once = !before.includes(last);
  if (text.includes(other)) return once ? joined(before, after) : undefined;
  if (!once) return joined(text, '');
  if (after.length !== 3 || !/^[1-9]\d{0,2}$/.test(before))
    return after === '' ? undefined : joined(before, after);
  if (mark === null) return 'ambiguous';
  if (mark !== last) return joined(text, '');
  return decimals !== undefined && decimals < 3 ? 'ambiguous' : joined(before, after);
};

/** The one mark of a number that can be read in two ways groups its digits. */
export const asGrouped = (text: string): Digits => ({ whole: text.replace(/[.,]/g, ''), part: '' });

/** It stands before its decimals. */
export const asDecimal = (text: string): Digits => {
  const [whole = '', part = ''] = text.split(/[.,]/);
  return { whole, part };
};

export const numberOf = ({ whole, part }: Digits) => Number(`${whole || '0'}.${part || '0'}`);

/**
 * Minor units that are meant by `1200`, `$1,200.50`, `1 200,50 €` or `١٢٠٠`; undefined for no amount. More decimals than the
 * currency has are none.
 */
export const readAmount = (
  text: string,
  decimals: number,
  mark: DecimalMark | null,
): number | 'ambiguous' | undefined => {
  const digits = digitsOf(amountText(text), mark, decimals);
  return digits === 'ambiguous' ? digits : minorUnits(digits, decimals);
};

/** The same where whoever types sees at once what was understood: one mark before three digits groups thousands. */
export const guessAmount = (text: string, decimals: number, mark: DecimalMark): number | undefined => {
  const read = readAmount(text, decimals, decimals < 3 ? null : mark);
  return read === 'ambiguous' ? minorUnits(asGrouped(amountText(text)), decimals) : read;
};

const amountText = (text: string) => withoutCurrency(plainDigits(text)).replace(/(?<=\d)[.,]$/, '');

const minorUnits = (digits: Digits | undefined, decimals: number) =>
  digits && digits.part.length <= decimals
    ? Number(digits.whole + digits.part.padEnd(decimals, '0'))
    : undefined;

/** A number without decimals; undefined for anything else. */
export const readWhole = (text: string, mark: DecimalMark | null): number | 'ambiguous' | undefined => {
  const digits = digitsOf(plainDigits(text).replace(/\s/g, ''), mark, 0);
  if (digits === 'ambiguous') return digits;
  return digits && /^0*$/.test(digits.part) ? Number(digits.whole) : undefined;
};

/** What the first number that can be read in one way only says about all the others. */
export const markOf = (text: string): DecimalMark | undefined => {
  const number = withoutCurrency(plainDigits(text));
  const [, , last = '', part = ''] = /^(\d[\d.,]*)?(?:([.,])(\d+))$/.exec(number) ?? [];
  if (!/^[\d.,]+$/.test(number) || last === '') return undefined;
  const other = last === '.' ? ',' : '.';
  const isLast = number.indexOf(last) === number.lastIndexOf(last);
  if (number.includes(other)) return isLast ? (last as DecimalMark) : undefined; // one of the two, by the pattern
  // Grouped twice: the other mark is left for decimals. Three digits after one mark say nothing.
  if (!isLast) return other;
  return part.length === 3 ? undefined : (last as DecimalMark); // likewise
};

/** The sign or the short name of a currency at one end of a number, and blanks and apostrophes in it, say nothing more. */
export const withoutCurrency = (text: string) => (/^[\d.,]+$/.test(text) ? text : withoutSigns(text));

const withoutSigns = (text: string) =>
  text
    .replace(/[\s'’]/g, '')
    .replace(/^(?:\p{Lu}{0,3}\p{Sc}\p{Lu}{0,3}|(?:\p{L}\.){1,2}\p{L}?\.?|\p{L}{1,4}\.?(?=[\d.,]))/u, '')
    .replace(/(?<=[\d.,])(?:\p{Lu}{0,3}\p{Sc}\p{Lu}{0,3}|(?:\p{L}\.){1,2}\p{L}?\.?|\p{L}{1,4}\.?)$/u, '');

const cut = (text: string, at: number) => [text.slice(0, at), text.slice(at + 1)];

/** Groups are of three digits, all written alike. */
const joined = (whole: string, part: string): Digits | undefined =>
  /^\d*$|^[1-9]\d{0,2}((,\d{3})+|(\.\d{3})+)$/.test(whole)
    ? { whole: whole.replace(/[.,]/g, ''), part }
    : undefined;
