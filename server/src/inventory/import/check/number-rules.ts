import {
  type DecimalMark,
  digitsOf,
  numberOf,
  plainDigits,
  withoutCurrency,
} from '@archway/contract/kernel/number-text';

/** A cell of a sheet: spreadsheets know which are numbers, texts are read. */
export type Cell = string | number;

/** What is wrong with a cell, as a message of the contract. */
export type Wrong = { readonly key: string; readonly n?: number | undefined; readonly name?: string };
export type Read<Value> = { readonly value: Value } | { readonly wrong: Wrong };

export const wrong = (key: string, n?: number): { wrong: Wrong } => ({
  wrong: n === undefined ? { key } : { key, n },
});

/** Nothing has this name. */
export const unknownName = (key: string, name: string): { wrong: Wrong } => ({ wrong: { key, name } });

/** Minor units. `$1,299.00`, `1.299,00 €`, `1299` and `١٢٩٩` are amounts; more decimals than the currency has are none. */
export const readMoney = (cell: Cell, decimals: number, mark: DecimalMark | null): Read<number> => {
  if (typeof cell === 'number') return amountOf(cell, decimals);
  const digits = digitsOf(withoutCurrency(plainDigits(cell)), mark, decimals);
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

export const readWhole = (cell: Cell, mark: DecimalMark | null): Read<number> => {
  if (typeof cell === 'number') return Number.isInteger(cell) ? { value: cell } : wrong('errors.whole');
  const digits = digitsOf(plainDigits(cell).replace(/\s/g, ''), mark, 0);
  if (digits === 'ambiguous') return wrong('errors.ambiguousNumber');
  return digits && /^0*$/.test(digits.part) ? { value: Number(digits.whole) } : wrong('errors.whole');
};

/** A number that may have decimals, and may be below nought. */
export const readDecimal = (cell: Cell, mark: DecimalMark | null): Read<number> => {
  if (typeof cell === 'number') return { value: cell };
  const [, minus = '', rest = ''] = /^([-\u2212]?)(.*)$/s.exec(plainDigits(cell).replace(/\s/g, '')) ?? [];
  const digits = digitsOf(rest, mark);
  if (digits === 'ambiguous') return wrong('errors.ambiguousNumber');
  if (!digits) return wrong('errors.number');
  return { value: minus ? -numberOf(digits) : numberOf(digits) };
};

/** `2026-05-31`, `31.5.2026`, or a spreadsheet's own number of the day. What could be a month or a day is not guessed. */
export const readDay = (cell: Cell): Read<string> => {
  if (typeof cell === 'number') return dayOf(sheetEpoch + Math.floor(cell) * dayLength);
  const text = plainDigits(cell).trim();
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (year) return partsOf(year, month, day);
  const [, lastDay, lastMonth, lastYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  return lastYear ? partsOf(lastYear, lastMonth, lastDay) : wrong('errors.day');
};

const dayLength = 24 * 3600 * 1000;
const sheetEpoch = Date.UTC(1899, 11, 30);

const dayOf = (at: number): Read<string> => {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 || date.getUTCFullYear() < 1000
    ? wrong('errors.day')
    : { value: date.toISOString().slice(0, 10) };
};

const partsOf = (year = '', month = '', day = ''): Read<string> => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = dayOf(Date.parse(text));
  return 'value' in read && read.value === text ? read : wrong('errors.day');
};
