import type { CellProblem, ColumnTarget, DecimalMark, ImportPlan } from '@archway/contract/inventory/import';
import { ItemChange } from '@archway/contract/inventory/item';
import type { ItemColumn } from '@archway/contract/inventory/item-columns';
import { shortened } from '@archway/contract/kernel/cut-text';
import { fieldErrors } from '@archway/contract/kernel/field-error';
import { Quantity } from '@archway/contract/kernel/measures';
import { unguardText } from '@archway/contract/kernel/sheet-text';
import { type ChoiceColumn, readChoice, readFlag } from './choice-rules.ts';
import { type MeasureKind, readMeasure, type UnitSystem, unitOfHeading } from './measure-rules.ts';
import { type Cell, type Read, readMoney, readWhole, wrong } from './number-rules.ts';
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
  readonly places: readonly (Node & { readonly active: boolean })[];
  readonly pictures: readonly string[];
};

/** A row as it will be written, under the names of the item's columns; or what is wrong with it. */
export type CheckedRow = {
  readonly sku: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly beside: Beside;
  readonly problems: readonly CellProblem[];
};

type Beside = {
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
  const references: References = {
    categories: makeTree(context.categories),
    places: makeTree(context.places),
    open: new Set(context.places.filter(({ active }) => active).map(({ id }) => id)),
    vendors: new Map(context.vendors.map(({ id, name }) => [nameKey(name), id])),
    pictures: new Set(context.pictures),
  };
  const columns = context.plan.mapping.flatMap((target, column) =>
    target ? { column, target, heading: context.headings[column] ?? '', known: new Map() } : [],
  );
  return (cells: readonly Cell[]): CheckedRow => checkRow(cells, columns, context, references);
};

type References = {
  readonly categories: Tree;
  readonly places: Tree;
  readonly open: ReadonlySet<string>;
  readonly vendors: ReadonlyMap<string, string>;
  readonly pictures: ReadonlySet<string>;
};
type Mapped = {
  readonly column: number;
  readonly target: ColumnTarget;
  readonly heading: string;
  /** What texts of this column were read as: the same few come again and again. */
  readonly known: Map<string, Read<Facts>>;
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
  const beside: Record<string, unknown> = {};
  const places = new Map<string, number>();
  const problems: CellProblem[] = [];
  const tell = (column: number | null, cell: Cell, key: string, n?: number) =>
    problems.push({ column, value: shown(cell), key, ...(n === undefined ? {} : { n }) });

  const beyond = cells.findIndex((cell, index) => index >= context.headings.length && textOf(cell) !== '');
  if (beyond >= 0) tell(null, cells[beyond] ?? '', 'errors.extraCells');

  for (const mapped of columns) {
    const { column } = mapped;
    const cell = plainCell(cells[column] ?? '');
    if (textOf(cell) === '') continue;
    const read = isSheetError(cell)
      ? wrong('errors.sheetError')
      : readKnown(cell, mapped, context, references);
    if ('wrong' in read) {
      tell(column, cell, read.wrong.key, read.wrong.n);
      continue;
    }
    for (const [name, value] of Object.entries(read.value)) {
      places.set(name, column);
      if (besideNames.has(name)) beside[name] = together(beside[name], value);
      else facts[name] = together(facts[name], value);
    }
  }
  const parsed = Facts.safeParse(facts);
  if (!parsed.success) {
    for (const { field, key, n } of fieldErrors(parsed.error.issues)) {
      const column = places.get(field.split('.')[0] ?? '') ?? null;
      tell(column, column === null ? '' : (cells[column] ?? ''), key, n);
    }
  }
  if (problems.length > 0 || !parsed.success) return { sku: '', content: {}, beside: {}, problems };
  return { ...asStored(parsed.data, facts, beside, context), problems };
};

/** An empty cell leaves what is there; so whatever a row does not name is not in its content. */
const asStored = (
  parsed: Facts,
  { tracking, status }: Facts,
  beside: Record<string, unknown>,
  { plan }: CheckContext,
) => {
  const { sku = '', ...rest } = parsed;
  const content: Record<string, unknown> = {};
  for (const [name, value] of Object.entries({ ...rest, tracking, status }))
    if (value !== undefined) content[storedName(name)] = value;
  if (!('category_id' in content) && !beside['categoryPath'] && plan.categoryId)
    beside['categoryId'] = plan.categoryId;
  if (beside['quantity'] !== undefined && !beside['locationId'] && plan.locationId)
    beside['locationId'] = plan.locationId;
  return { sku: sku as string, content, beside: beside as Beside }; // the schema says so; the readers below fill the rest
};

/** The column of a fact. They are few, and asked for with every cell. */
const storedName = (name: string) => {
  const known = storedNames.get(name);
  if (known) return known;
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  storedNames.set(name, column);
  return column;
};
const storedNames = new Map<string, string>();

const besideNames: ReadonlySet<string> = new Set([
  'quantity',
  'locationId',
  'pictures',
  'categoryPath',
  'vendorName',
]);

/** Lists of several columns stand side by side, own facts under their names; anything else is there once. */
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
  const { target, heading, known } = mapped;
  if (typeof cell === 'number') return readCell(cell, target, heading, context, references);
  const before = known.get(cell);
  if (before) return before;
  const read = readCell(cell, target, heading, context, references);
  if (known.size < mostKnown) known.set(cell, read);
  return read;
};

const readCell = (
  cell: Cell,
  target: ColumnTarget,
  heading: string,
  context: CheckContext,
  references: References,
): Read<Facts> => {
  const text = textOf(cell);
  switch (target) {
    case 'ownField':
      return { value: { customFields: { [heading]: text } } };
    case 'category':
      return readCategory(text, context, references);
    case 'vendor':
      return readVendor(text, context, references);
    case 'location':
      return readPlace(text, references);
    case 'pictures':
      return readPictures(text, references);
    case 'quantity':
      return named('quantity', readQuantity(cell, context));
    case 'width':
    case 'depth':
    case 'height':
    case 'weight':
      return named(target, measured(cell, target === 'weight' ? 'weight' : 'length', heading, context));
    case 'monthlyRent':
    case 'salePrice':
    case 'purchaseCost':
    case 'replacementCost':
      return named(target, readMoney(cell, context.decimals, context.decimalMark));
    case 'bufferDays':
      return named(target, readWhole(cell, context.decimalMark));
    case 'fragile':
    case 'twoPerson':
      return named(target, known(readFlag(text), 'errors.flag'));
    case 'tracking':
    case 'status':
    case 'colourFamily':
    case 'packMethod':
      return named(target, known(readChoice(target, text), 'errors.choice'));
    case 'roomTypes':
      return named(target, readChoices(target, text));
    case 'materials':
    case 'styles':
    case 'tags':
      return { value: { [target]: wordsOf(text) } };
    default:
      return { value: { [target satisfies ItemColumn]: text } };
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
  return Quantity.safeParse(read.value).success ? read : wrong('errors.tooBig', 1_000_000);
};

const readChoices = (column: ChoiceColumn, text: string): Read<string[]> => {
  const choices = wordsOf(text).map((word) => readChoice(column, word));
  return choices.every((choice) => choice !== undefined)
    ? { value: [...new Set(choices)] }
    : wrong('errors.choice');
};

/** A word of a list may hold anything but what stands between words. */
const wordsOf = (text: string) =>
  text
    .split(/[;,|\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

const readCategory = (text: string, { plan }: CheckContext, { categories }: References): Read<Facts> => {
  const found = categories.find(text);
  if (found === 'several') return wrong('errors.severalMatches');
  if (found !== 'none') return { value: { categoryId: found.id } };
  const path = pathOf(text);
  if (!plan.makeCategories) return wrong('errors.notFound');
  if (path.some((name) => name.length > 80)) return wrong('errors.tooLong', 80);
  if (startOfPath(categories, path) === 'several') return wrong('errors.severalMatches');
  return path.length > 0 && path.length <= 6 ? { value: { categoryPath: path } } : wrong('errors.invalid');
};

const readVendor = (text: string, { plan }: CheckContext, { vendors }: References): Read<Facts> => {
  const id = vendors.get(nameKey(text));
  if (id) return { value: { vendorId: id } };
  if (!plan.makeVendors) return wrong('errors.notFound');
  return text.length <= 120 ? { value: { vendorName: text } } : wrong('errors.tooLong', 120);
};

const readPlace = (text: string, { places, open }: References): Read<Facts> => {
  const found = places.find(text);
  if (found === 'several') return wrong('errors.severalMatches');
  if (found === 'none') return wrong('errors.notFound');
  return open.has(found.id) ? { value: { locationId: found.id } } : wrong('errors.inactive');
};

const readPictures = (text: string, { pictures }: References): Read<Facts> => {
  const names = wordsOf(text).map(pictureKey);
  if (names.length > 30) return wrong('errors.tooMany', 30);
  return names.every((name) => pictures.has(name))
    ? { value: { pictures: names } }
    : wrong('errors.missingPicture');
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
