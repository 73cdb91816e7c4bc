import { itemFields } from '@archway/contract/inventory/item-fields';
import { mostNewPieces } from '@archway/contract/inventory/limits';
import type { Formats } from '../../../ui/fields/form-values.ts';
import { readLength } from '../../../ui/fields/read-length.ts';
import { readMoney } from '../../../ui/fields/read-money.ts';
import { type Row, type SheetColumn, sheetColumns } from './sheet-columns.ts';
import { isEmptyRow } from './sheet-state.ts';

/** Something that is named in a cell: by its name alone, by the whole way to it, or by its code. */
export type Named = { readonly id: string; readonly names: readonly string[] };

export type Known = {
  readonly columns: readonly SheetColumn[];
  readonly categories: readonly Named[];
  readonly locations: readonly Named[];
  readonly formats: Formats;
};

export type CellError = {
  readonly key: string;
  readonly n?: number | undefined;
  /** What nothing here is called. */
  readonly name?: string | undefined;
};

/** The errors by `row:column`, and the rows that mean something, with the row of the sheet each of them came from. */
export type ReadRows = {
  readonly errors: ReadonlyMap<string, CellError>;
  readonly items: readonly (NewRow & { readonly from: number })[];
};

type NewRow = {
  name: string;
  categoryId: string;
  quantity: number;
  locationId: string | null;
  sku: string;
  brand: string;
  colorName: string;
  width: number | null;
  depth: number | null;
  height: number | null;
  monthlyRent: number | null;
  purchaseCost: number | null;
  tags: string[];
};

export const cellKey = (row: number, column: number) => `${row}:${column}`;

/** What the sheet means. Empty rows mean nothing and are right; a cell that can mean nothing is told why. */
export const readRows = (rows: readonly Row[], known: Known): ReadRows => {
  const errors = new Map<string, CellError>();
  const skus = new Set<string>();
  const items = rows.flatMap((row, from) => {
    if (isEmptyRow(row)) return [];
    const wrong: Wrong = (column, key, more = {}) =>
      void errors.set(cellKey(from, known.columns.indexOf(column)), { key, ...more });
    const item = readRow(row, known, wrong);
    const sku = item.sku.toLowerCase();
    if (sku !== '' && skus.has(sku)) wrong('sku', 'errors.codeTwice');
    skus.add(sku);
    return [{ ...item, from }];
  });
  return { errors, items };
};

type Wrong = (column: SheetColumn, key: string, more?: Omit<CellError, 'key'>) => void;

const readRow = (row: Row, { columns, categories, locations, formats }: Known, wrong: Wrong): NewRow => {
  const text = (column: SheetColumn) => (row[columns.indexOf(column)] ?? '').trim();
  const short = (column: SheetColumn, most: number) => {
    if (text(column).length > most) wrong(column, 'errors.tooLong', { n: most });
    return text(column);
  };
  const read = <Value>(column: SheetColumn, key: string, meant: (typed: string) => Value | undefined) => {
    const typed = text(column);
    const value = typed === '' ? null : meant(typed);
    if (value === undefined) wrong(column, key);
    return value ?? null;
  };
  const find = (column: SheetColumn, all: readonly Named[], unknown: string) => {
    const typed = text(column);
    const [one, ...others] = typed === '' ? [] : findNamed(all, typed);
    if (one && others.length === 0) return one.id;
    if (one) wrong(column, 'errors.severalMatches');
    else if (typed !== '') wrong(column, unknown, { name: typed });
    return null;
  };
  const length = (column: SheetColumn) =>
    read(column, 'errors.length', (typed) => readLength(typed, formats.units));
  const amount = (column: SheetColumn) =>
    read(column, 'errors.amount', (typed) => readMoney(typed, formats.money));
  const quantity = read('quantity', 'errors.type', readCount) ?? 0;
  const locationId = find('location', locations, 'errors.noLocation');
  if (text('name') === '') wrong('name', 'errors.required');
  if (text('category') === '') wrong('category', 'errors.required');
  if (quantity > mostNewPieces) wrong('quantity', 'errors.tooBig', { n: mostNewPieces });
  if (quantity > 0 && text('location') === '') wrong('location', 'errors.required');
  return {
    name: short('name', itemFields.name.max),
    categoryId: find('category', categories, 'errors.noCategory') ?? '',
    quantity,
    locationId,
    sku: short('sku', itemFields.sku.max),
    brand: short('brand', itemFields.brand.max),
    colorName: short('colorName', itemFields.colorName.max),
    width: length('width'),
    depth: length('depth'),
    height: length('height'),
    monthlyRent: amount('monthlyRent'),
    purchaseCost: amount('purchaseCost'),
    tags: text('tags')
      .split(/[;,،؛]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  };
};

const readCount = (typed: string): number | undefined => {
  const digits = typed.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
};

/** One thing alone must be meant: a name that several have says nothing, but the whole way to one of them does. */
const findNamed = (all: readonly Named[], typed: string): readonly Named[] => {
  const wanted = plain(typed);
  return all.filter(({ names }) => names.some((name) => plain(name) === wanted));
};

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s*[>/›]\s*/g, ' > ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Where the server's word on a field belongs: `rows.3.categoryId` is the category of the fourth row that was sent. */
export const columnOfField = (field: string): SheetColumn | undefined =>
  sheetColumns.find((column) => column === field.replace(/Id$/, ''));
