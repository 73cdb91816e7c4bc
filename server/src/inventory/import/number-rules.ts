import type { DecimalMark } from '@archway/contract/inventory/import';

/** A cell of a sheet: spreadsheets know which are numbers, texts are read. */
export type Cell = string | number;

/** What is wrong with a cell, as a message of the contract. */
export type Wrong = { readonly key: string; readonly n?: number };
export type Read<Value> = { readonly value: Value } | { readonly wrong: Wrong };

export const wrong = (key: string, n?: number): { wrong: Wrong } => ({
  wrong: n === undefined ? { key } : { key, n },
});

/** A number as it was written: its digits before and after the mark. */
type Digits = { readonly whole: string; readonly part: string };

/** Minor units. `$1,299.00`, `1.299,00 €`, `1299` and `١٢٩٩` are amounts; more decimals than the currency has are none. */
export const readMoney = (cell: Cell, decimals: number, mark: DecimalMark | null): Read<number> => {
  if (typeof cell === 'number') return amountOf(cell, decimals);
  const text = withoutCurrency(plainDigits(cell));
  const digits = digitsOf(text, mark, decimals);
  if (digits === 'ambiguous') return wrong('errors.ambiguousNumber');
  if (!digits || digits.part.length > decimals) return wrong('errors.amount');
  return { value: Number(digits.whole + digits.part.padEnd(decimals, '0')) };
};

/** Of a spreadsheet's own number: 12.1 is stored as something very near. */
const amountOf = (number: number, decimals: number): Read<number> => {
  const minor = number * 10 ** decimals;
  const near = Math.round(minor);
  return Math.abs(minor - near) < 1e-4 && number >= 0 ? { value: near } : wrong('errors.amount');
};

/** A number that may have decimals, for measures. */
export const readDecimal = (text: string, mark: DecimalMark | null): Read<number> => {
  const digits = digitsOf(text, mark, undefined);
  if (digits === 'ambiguous') return wrong('errors.ambiguousNumber');
  return digits ? { value: Number(`${digits.whole || '0'}.${digits.part || '0'}`) } : wrong('errors.number');
};

export const readWhole = (cell: Cell, mark: DecimalMark | null): Read<number> => {
  if (typeof cell === 'number') return Number.isInteger(cell) ? { value: cell } : wrong('errors.whole');
  const digits = digitsOf(plainDigits(cell).replace(/\s/g, ''), mark, 0);
  if (digits === 'ambiguous') return wrong('errors.ambiguousNumber');
  return digits && /^0*$/.test(digits.part) ? { value: Number(digits.whole) } : wrong('errors.whole');
};

/** Digits of every script as ours, and the Arabic marks as ours. */
export const plainDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim();

/** What the first number that can be read in one way only says about all the others. */
export const markOf = (text: string): DecimalMark | undefined => {
  const number = withoutCurrency(plainDigits(text));
  const [, , last = '', part = ''] = /^(\d[\d.,]*)?(?:([.,])(\d+))$/.exec(number) ?? [];
  if (!/^[\d.,]+$/.test(number) || last === '') return undefined;
  const other = last === '.' ? ',' : '.';
  const isLast = number.indexOf(last) === number.lastIndexOf(last);
  if (number.includes(other)) return isLast ? (last as DecimalMark) : undefined;
  // Grouped twice: the other mark is left for decimals. Three digits after one mark say nothing.
  if (!isLast) return other;
  return part.length === 3 ? undefined : (last as DecimalMark);
};

/**
 * Both marks: the last one stands before the decimals. One mark, several times: it groups. One mark, once, before three
 * digits: it depends on how the sheet writes numbers, unless nothing may have three decimals and nought cannot be grouped.
 */
const digitsOf = (
  text: string,
  mark: DecimalMark | null,
  decimals: number | undefined,
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

const cut = (text: string, at: number) => [text.slice(0, at), text.slice(at + 1)];

/** Groups are of three digits, all written alike. */
const joined = (whole: string, part: string): Digits | undefined =>
  /^\d*$|^[1-9]\d{0,2}((,\d{3})+|(\.\d{3})+)$/.test(whole)
    ? { whole: whole.replace(/[.,]/g, ''), part }
    : undefined;

/** The sign or the short name of a currency at one end of a number, and blanks and apostrophes in it, say nothing more. */
const withoutCurrency = (text: string) => (/^[\d.,]+$/.test(text) ? text : withoutSigns(text));

const withoutSigns = (text: string) =>
  text
    .replace(/[\s'’]/g, '')
    .replace(/^(?:\p{Lu}{0,3}\p{Sc}|(?:\p{L}\.){1,2}\p{L}?\.?|\p{L}{1,4}\.?(?=[\d.,]))/u, '')
    .replace(/(?<=[\d.,])(?:\p{Sc}|(?:\p{L}\.){1,2}\p{L}?\.?|\p{L}{1,4}\.?)$/u, '');
