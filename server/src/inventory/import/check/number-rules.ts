import { GivenMoment } from '@archway/contract/kernel/measures';
import {
  type DecimalMark,
  digitsOf,
  numberOf,
  plainDigits,
  readAmount,
  readWhole as readText,
} from '@archway/contract/kernel/text/number-text';

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

/** Minor units. An amount that can be read in two ways is not guessed. */
export const readMoney = (cell: Cell, decimals: number, mark: DecimalMark | null): Read<number> =>
  typeof cell === 'number'
    ? amountOf(cell, decimals)
    : sure(readAmount(cell, decimals, mark), 'errors.amount');

const sure = (read: number | 'ambiguous' | undefined, key: string): Read<number> => {
  if (read === 'ambiguous') return wrong('errors.ambiguousNumber');
  return read === undefined ? wrong(key) : { value: read };
};

/** Of a spreadsheet's own number: 12.1 is stored as something very near. */
const amountOf = (number: number, decimals: number): Read<number> => {
  const minor = number * 10 ** decimals;
  const near = Math.round(minor);
  return Math.abs(minor - near) < 1e-4 && number >= 0 ? { value: near } : wrong('errors.amount');
};

export const readWhole = (cell: Cell, mark: DecimalMark | null): Read<number> => {
  if (typeof cell === 'number') return Number.isInteger(cell) ? { value: cell } : wrong('errors.whole');
  return sure(readText(cell, mark), 'errors.whole');
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

/** With its time and its zone, as sheets of ours have it. What is left open is not guessed. */
export const readMoment = (cell: Cell): Read<string> => {
  const read = GivenMoment.safeParse(typeof cell === 'number' ? undefined : plainDigits(cell));
  return read.success ? { value: read.data } : wrong('errors.invalid');
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
