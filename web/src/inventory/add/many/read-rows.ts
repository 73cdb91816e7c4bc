import { itemFields } from '@archway/contract/inventory/item-fields';
import { mostNewPieces } from '@archway/contract/inventory/limits';
import { type Field, isRequired } from '@archway/contract/kernel/fields';
import { asGrouped, plainDigits, readWhole } from '@archway/contract/kernel/number-text';
import { references } from '@archway/contract/kernel/references';
import { wordsIn } from '@archway/contract/kernel/word-list';
import type { Formats, SentValues } from '../../../ui/fields/form-values.ts';
import { readLength } from '../../../ui/fields/read-length.ts';
import { readMoney } from '../../../ui/fields/read-money.ts';
import { type Row, type SheetColumn, type SheetField, sheetColumns, sheetFields } from './sheet-columns.ts';
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

type NewRow = SentValues<Pick<typeof itemFields, SheetField>> & {
  readonly quantity: number;
  readonly locationId: string | null;
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
  const readField = (column: SheetColumn, field: Field) => {
    switch (field.type) {
      case 'length':
        return read(column, 'errors.length', (typed) => readLength(typed, formats.units));
      case 'money':
        return read(column, 'errors.amount', (typed) => readMoney(typed, formats.money));
      case 'words':
        return wordsIn(text(column));
      case 'reference':
        return find(column, categories, references.category.unknown) ?? '';
      default:
        if ('max' in field && text(column).length > field.max)
          wrong(column, 'errors.tooLong', { n: field.max });
        return text(column);
    }
  };
  const quantity = read('quantity', 'errors.type', readCount) ?? 0;
  const locationId = find('location', locations, references.location.unknown);
  for (const [column, name] of sheetFields)
    if (isRequired(itemFields[name]) && text(column) === '') wrong(column, 'errors.required');
  if (quantity > mostNewPieces) wrong('quantity', 'errors.tooBig', { n: mostNewPieces });
  if (quantity > 0 && text('location') === '') wrong('location', 'errors.required');
  const values = sheetFields.map(([column, name]) => [name, readField(column, itemFields[name])]);
  return {
    ...(Object.fromEntries(values) as SentValues<Pick<typeof itemFields, SheetField>>),
    quantity,
    locationId,
  }; // one for each
};

/** Pieces are counted: one mark before three digits groups thousands. */
const readCount = (typed: string): number | undefined => {
  const read = readWhole(typed, null);
  return read === 'ambiguous' ? Number(asGrouped(plainDigits(typed)).whole) : read;
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
