import { itemFields } from '@archway/contract/inventory/item-fields';
import { mostNewPieces } from '@archway/contract/inventory/limits';
import { type Field, isRequired } from '@archway/contract/kernel/fields/fields';
import { references } from '@archway/contract/kernel/fields/references';
import { asGrouped, plainDigits, readWhole } from '@archway/contract/kernel/text/number-text';
import { wordsIn } from '@archway/contract/kernel/text/word-list';
import { type Formats, type SentValues, valuesOf, wrongFields } from '../../../ui/fields/form-values.ts';
import { type Row, type SheetColumn, type SheetField, sheetColumns, sheetFieldOf } from './sheet-columns.ts';
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
  quantity: number;
  locationId: string | null;
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
  const find = (column: SheetColumn, all: readonly Named[], unknown: string) => {
    const typed = text(column);
    const [one, ...others] = typed === '' ? [] : findNamed(all, typed);
    if (one && others.length === 0) return one.id;
    if (one) wrong(column, 'errors.severalMatches');
    else if (typed !== '') wrong(column, unknown, { name: typed });
    return null;
  };
  const count = readCount(text('quantity') || '0');
  if (count === undefined) wrong('quantity', 'errors.type');
  const quantity = count ?? 0;
  if (quantity > mostNewPieces) wrong('quantity', 'errors.tooBig', { n: mostNewPieces });
  if (quantity > 0 && text('location') === '') wrong('location', 'errors.required');
  const facts = sheetColumns.flatMap((column) => {
    const name = sheetFieldOf(column);
    if (!name) return [];
    const field: Field = itemFields[name];
    if (isRequired(field) && text(column) === '') wrong(column, 'errors.required');
    if (field.type === 'reference')
      return [[name, find(column, categories, references.category.unknown) ?? '']];
    const read = readCell(field, text(column), formats);
    if (read.error) wrong(column, read.error.key, read.error);
    return [[name, read.value]];
  });
  return {
    ...(Object.fromEntries(facts) as SentValues<Pick<typeof itemFields, SheetField>>), // one for each, as its type says
    quantity,
    locationId: find('location', locations, references.location.unknown),
  };
};

type ReadCell = { readonly value: unknown; readonly error?: CellError | undefined };

/** What a text means as a field of this type; nothing where it can mean nothing. */
const readCell = (field: Field, typed: string, formats: Formats): ReadCell => {
  if (field.type === 'words') return { value: wordsIn(typed) };
  if ('max' in field && isText(field) && typed.length > field.max)
    return { value: typed, error: { key: 'errors.tooLong', n: field.max } };
  const [error] = typed === '' ? [] : wrongFields({ field }, { field: typed }, formats);
  return error ? { value: null, error } : { value: valuesOf({ field }, { field: typed }, formats).field };
};

const isText = ({ type }: Field) => type === 'text' || type === 'longText';

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
