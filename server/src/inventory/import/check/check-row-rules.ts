import { categoryFields } from '@archway/contract/inventory/category-fields';
import type { CellProblem, ColumnTarget, ImportPlan } from '@archway/contract/inventory/imports/import';
import { ItemChange } from '@archway/contract/inventory/item';
import { type ItemField, itemFields } from '@archway/contract/inventory/item-fields';
import { mostPictures } from '@archway/contract/inventory/limits';
import { type CustomDefinition, customTable } from '@archway/contract/kernel/fields/custom-table';
import { fieldErrors } from '@archway/contract/kernel/fields/field-error';
import { changeSchema } from '@archway/contract/kernel/fields/field-schemas';
import { columnOf, type Field, type Fields } from '@archway/contract/kernel/fields/fields';
import { references as targets } from '@archway/contract/kernel/fields/references';
import { mostAtOnce } from '@archway/contract/kernel/limits';
import { Quantity } from '@archway/contract/kernel/measures';
import { shortened } from '@archway/contract/kernel/text/cut-text';
import type { MeasureKind, UnitSystem } from '@archway/contract/kernel/text/measure-text';
import type { DecimalMark } from '@archway/contract/kernel/text/number-text';
import { unguardText } from '@archway/contract/kernel/text/sheet-text';
import { wordsIn } from '@archway/contract/kernel/text/word-list';
import { vendorFields } from '@archway/contract/vendors/vendor-fields';
import { readChoice, readFlag, readOption } from './choice-rules.ts';
import { readMeasure, unitOfHeading } from './measure-rules.ts';
import {
  type Cell,
  type Read,
  readDay,
  readDecimal,
  readMoment,
  readMoney,
  readWhole,
  unknownName,
  type Wrong,
  wrong,
} from './number-rules.ts';
import { makeTree, type Node, nameKey, pathOf, startOfPath, type Tree } from './reference-rules.ts';

/** What rows are checked against: what they name, and how the organization counts. */
export type CheckContext = {
  readonly headings: readonly string[];
  readonly plan: ImportPlan;
  readonly units: UnitSystem;
  /** Decimals of the organization's currency. */
  readonly decimals: number;
  readonly decimalMark: DecimalMark | null;
  readonly categories: readonly Node[];
  readonly vendors: readonly { readonly id: string; readonly name: string }[];
  readonly locations: readonly (Node & { readonly active: boolean })[];
  readonly pictures: readonly string[];
  /** Of each column the custom field that it fills. */
  readonly fields: readonly (CustomDefinition | null)[];
};

/** A row as it will be written, under the names of the item's columns; or what is wrong with it. */
export type CheckedRow = {
  readonly sku: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly related: Related;
  readonly problems: readonly CellProblem[];
};

type Related = {
  readonly quantity?: number;
  readonly locationId?: string;
  readonly pictures?: readonly string[];
  /** What does not exist yet and is to be made. */
  readonly categoryPath?: readonly string[];
  readonly vendorName?: string;
};

/** More pieces than anybody unpacks of one item; a bulk item may have more. */
export const mostUnitsOfRow = 1000;

export const makeRowCheck = (context: CheckContext) => {
  const references: Omit<References, 'customSchema'> = {
    categories: makeTree(context.categories),
    locations: makeTree(context.locations),
    open: new Set(context.locations.filter(({ active }) => active).map(({ id }) => id)),
    vendors: new Map(context.vendors.map(({ id, name }) => [nameKey(name), id])),
    pictures: new Set(context.pictures),
  };
  const table = customTable(context.fields.filter((field) => field !== null));
  const customSchema = changeSchema(table);
  const columns = context.plan.mapping.flatMap((target, column) => {
    const id = context.fields[column]?.id;
    const field = id === undefined ? undefined : table[id];
    const custom = id !== undefined && field ? { id, field } : undefined;
    return target
      ? { column, target, heading: context.headings[column] ?? '', known: new Map(), custom }
      : [];
  });
  return (cells: readonly Cell[]): CheckedRow =>
    checkRow(cells, columns, context, { ...references, customSchema });
};

type References = {
  readonly categories: Tree;
  readonly locations: Tree;
  readonly open: ReadonlySet<string>;
  readonly vendors: ReadonlyMap<string, string>;
  readonly pictures: ReadonlySet<string>;
  /** What the values of custom fields have to be. */
  readonly customSchema: ReturnType<typeof changeSchema<Fields>>;
};
type Mapped = {
  readonly column: number;
  readonly target: ColumnTarget;
  readonly heading: string;
  /** What texts of this column were read as: the same few come again and again. */
  readonly known: Map<string, Read<Facts>>;
  readonly custom: { readonly id: string; readonly field: Field } | undefined;
};
const mostKnown = 2000;
type Facts = Record<string, unknown>;

const Facts = ItemChange.omit({ id: true, version: true });

const checkRow = (
  cells: readonly Cell[],
  columns: readonly Mapped[],
  context: CheckContext,
  references: References,
): CheckedRow => {
  const facts: Facts = {};
  const related: Record<string, unknown> = {};
  const locations = new Map<string, number>();
  const problems: CellProblem[] = [];
  const tell = (column: number | null, cell: Cell, { key, n, name }: Wrong) =>
    problems.push({
      column,
      value: shown(cell),
      key,
      ...(n === undefined ? {} : { n }),
      ...(name === undefined ? {} : { name: shown(name) }),
    });

  const beyond = cells.findIndex((cell, index) => index >= context.headings.length && textOf(cell) !== '');
  if (beyond >= 0) tell(null, cells[beyond] ?? '', { key: 'errors.extraCells' });

  for (const mapped of columns) {
    const { column } = mapped;
    const cell = plainCell(cells[column] ?? '');
    if (textOf(cell) === '') continue;
    const read = isSheetError(cell)
      ? wrong('errors.sheetError')
      : readKnown(cell, mapped, context, references);
    if ('wrong' in read) {
      tell(column, cell, read.wrong);
      continue;
    }
    for (const [name, value] of Object.entries(read.value)) {
      locations.set(mapped.custom ? `${name}.${mapped.custom.id}` : name, column);
      if (relatedNames.has(name)) related[name] = together(related[name], value);
      else facts[name] = together(facts[name], value);
    }
  }
  const parsed = Facts.safeParse(facts);
  const custom = references.customSchema.safeParse(facts['customFields'] ?? {});
  if (!parsed.success || !custom.success) {
    const issues = [
      ...(parsed.error?.issues ?? []),
      ...(custom.error?.issues ?? []).map((issue) => ({ ...issue, path: ['customFields', ...issue.path] })),
    ];
    for (const { field, ...found } of fieldErrors(issues)) {
      const column = locations.get(field) ?? locations.get(field.split('.')[0] ?? '') ?? null;
      tell(column, column === null ? '' : (cells[column] ?? ''), found);
    }
  }
  if (problems.length > 0 || !parsed.success) return { sku: '', content: {}, related: {}, problems };
  const values = facts['customFields'] ? { customFields: custom.data } : {};
  return { ...asStored({ ...parsed.data, ...values }, facts, related, context), problems };
};

/** An empty cell leaves what is there; so whatever a row does not name is not in its content. */
const asStored = (
  parsed: Facts,
  { tracking, status }: Facts,
  related: Record<string, unknown>,
  { plan }: CheckContext,
) => {
  const { sku = '', ...rest } = parsed;
  const content: Record<string, unknown> = {};
  for (const [name, value] of Object.entries({ ...rest, tracking, status }))
    if (value !== undefined) content[columnOf(name)] = value;
  if (!('category_id' in content) && !related['categoryPath'] && plan.categoryId)
    related['categoryId'] = plan.categoryId;
  if (related['quantity'] !== undefined && !related['locationId'] && plan.locationId)
    related['locationId'] = plan.locationId;
  return { sku: sku as string, content, related: related as Related }; // the schema says so; the readers below fill the rest
};

const relatedNames: ReadonlySet<string> = new Set([
  'quantity',
  'locationId',
  'pictures',
  'categoryPath',
  'vendorName',
]);

/** Lists of several columns stand side by side, custom fields under their ids; anything else is there once. */
const together = (before: unknown, value: unknown) => {
  if (Array.isArray(before) && Array.isArray(value)) return [...before, ...value];
  return isRecord(before) && isRecord(value) ? { ...before, ...value } : value;
};
const isRecord = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readKnown = (
  cell: Cell,
  mapped: Mapped,
  context: CheckContext,
  references: References,
): Read<Facts> => {
  const { known } = mapped;
  if (typeof cell === 'number') return readCell(cell, mapped, context, references);
  const before = known.get(cell);
  if (before) return before;
  const read = readCell(cell, mapped, context, references);
  if (known.size < mostKnown) known.set(cell, read);
  return read;
};

const readCell = (
  cell: Cell,
  { target, heading, custom }: Mapped,
  context: CheckContext,
  references: References,
): Read<Facts> => {
  const text = textOf(cell);
  if (custom) {
    const read = readField(custom.field, undefined, cell, heading, context);
    return 'wrong' in read ? read : { value: { customFields: { [custom.id]: read.value } } };
  }
  switch (target) {
    case 'category':
      return readCategory(text, context, references);
    case 'vendor':
      return readVendor(text, context, references);
    case 'location':
      return readLocation(text, references);
    case 'pictures':
      return readPictures(text, references);
    case 'quantity':
      return named('quantity', readQuantity(cell, context));
    case 'tracking':
    case 'status':
      return named(target, known(readChoice(target, text), 'errors.choice'));
    default: {
      const field = Object.hasOwn(itemFields, target) ? (target as ItemField) : undefined; // just asked
      // A custom field that is gone since the columns were chosen.
      if (!field) return wrong('errors.notFound');
      return named(target, readField(itemFields[field], field, cell, heading, context));
    }
  }
};

/** A cell of a field, as fields of its type are read. Words for the options of built-in fields are known by their names. */
const readField = (
  field: Field,
  name: ItemField | undefined,
  cell: Cell,
  heading: string,
  context: CheckContext,
): Read<unknown> => {
  const text = textOf(cell);
  switch (field.type) {
    case 'length':
    case 'weight':
      return measured(cell, field.type, heading, context);
    case 'money':
      return readMoney(cell, context.decimals, context.decimalMark);
    case 'number':
      return readWhole(cell, context.decimalMark);
    case 'decimal':
      return readDecimal(cell, context.decimalMark);
    case 'day':
      return readDay(cell);
    case 'moment':
      return readMoment(cell);
    case 'flag':
      return known(readFlag(text), 'errors.flag');
    case 'choice':
      return known(name ? readChoice(name, text) : readOption(field.options, text), 'errors.choice');
    case 'choices':
      return readChoices(name ?? '', text);
    case 'words':
      return { value: wordsIn(text) };
    default:
      return { value: text };
  }
};

const named = (name: string, read: Read<unknown>): Read<Facts> =>
  'wrong' in read ? read : { value: { [name]: read.value } };

const known = <Value>(value: Value | undefined, key: string): Read<Value> =>
  value === undefined ? wrong(key) : { value };

const measured = (cell: Cell, kind: MeasureKind, heading: string, { units, decimalMark }: CheckContext) =>
  readMeasure(cell, { kind, system: units, headed: unitOfHeading(heading, kind), mark: decimalMark });

const readQuantity = (cell: Cell, { decimalMark }: CheckContext): Read<number> => {
  const read = readWhole(cell, decimalMark);
  if ('wrong' in read || read.value === 0) return read;
  return Quantity.safeParse(read.value).success ? read : wrong('errors.tooBig', mostAtOnce);
};

const readChoices = (column: string, text: string): Read<string[]> => {
  const choices = wordsIn(text).map((word) => readChoice(column, word));
  return choices.every((choice) => choice !== undefined)
    ? { value: [...new Set(choices)] }
    : wrong('errors.choice');
};

const readCategory = (text: string, { plan }: CheckContext, { categories }: References): Read<Facts> => {
  const found = categories.find(text);
  if (found === 'several') return wrong('errors.severalMatches');
  if (found !== 'none') return { value: { categoryId: found.id } };
  const path = pathOf(text);
  if (!plan.makeCategories) return unknownName(targets.category.unknown, text);
  if (path.some((name) => name.length > categoryFields.name.max))
    return wrong('errors.tooLong', categoryFields.name.max);
  if (startOfPath(categories, path) === 'several') return wrong('errors.severalMatches');
  return path.length > 0 && path.length <= 6 ? { value: { categoryPath: path } } : wrong('errors.invalid');
};

const readVendor = (text: string, { plan }: CheckContext, { vendors }: References): Read<Facts> => {
  const id = vendors.get(nameKey(text));
  if (id) return { value: { vendorId: id } };
  if (!plan.makeVendors) return unknownName(targets.vendor.unknown, text);
  const { max } = vendorFields.name;
  return text.length <= max ? { value: { vendorName: text } } : wrong('errors.tooLong', max);
};

const readLocation = (text: string, { locations, open }: References): Read<Facts> => {
  const found = locations.find(text);
  if (found === 'several') return wrong('errors.severalMatches');
  if (found === 'none') return unknownName(targets.location.unknown, text);
  return open.has(found.id) ? { value: { locationId: found.id } } : wrong('errors.inactive');
};

const readPictures = (text: string, { pictures }: References): Read<Facts> => {
  // Names of files may hold the commas of other scripts.
  const names = text
    .split(/[;,|\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length > mostPictures) return wrong('errors.tooMany', mostPictures);
  const missing = names.find((name) => !pictures.has(pictureKey(name)));
  return missing === undefined
    ? { value: { pictures: names.map(pictureKey) } }
    : unknownName('errors.missingPicture', missing);
};

/** Pictures are known by their names, whatever their case and the slashes of the system they come from. */
export const pictureKey = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .toLowerCase();

/** Exports guard texts that begin like formulas; what they guarded comes back as it was. */
const plainCell = (cell: Cell): Cell => (typeof cell === 'string' ? unguardText(cell.trim()).trim() : cell);
const textOf = (cell: Cell) => (typeof cell === 'number' ? String(cell) : cell.trim());
const isSheetError = (cell: Cell) =>
  typeof cell === 'string' && /^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/.test(cell);

/** As much of a cell as anybody needs to know it again. */
const shown = (cell: Cell) => shortened(textOf(cell).toWellFormed().replaceAll('\0', ''), 120);
