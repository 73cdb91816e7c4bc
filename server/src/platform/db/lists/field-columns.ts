import {
  columnOf,
  type Field,
  type Fields,
  type NamesOf,
  namesOf,
  namesWhere,
  type ValuesOf,
} from '@archway/contract/kernel/fields/fields';
import {
  type FilterKind,
  type FilterNames,
  type FilterValues,
  filtersOf,
} from '@archway/contract/kernel/fields/filters';
import type { OrgDb } from '../db.ts';
import type { Fragment } from '../pool.ts';

type Sql = OrgDb['sql'];

/**
 * Texts of SQL made from a table of fields. Its names are written in the code and never come from outside, so that they
 * may stand in a statement as they are.
 */
export const columnsText = (names: readonly string[], alias?: string) =>
  names.map((name) => (alias ? `${alias}.${columnOf(name)}` : columnOf(name))).join(', ');

/** The columns under the names of the contract: `i.monthly_rent as "monthlyRent"`. */
export const selectedText = (names: readonly string[], alias: string) =>
  names.map((name) => `${alias}.${columnOf(name)} as "${name}"`).join(', ');

/** The values for these columns, in the order of the table, each of its column's type: one template, made once for each table. */
export const givenValues = <Table extends Fields>(
  sql: Sql,
  table: Table,
  values: Readonly<ValuesOf<Table>>,
): Fragment =>
  sql(
    valuesTemplate(table),
    ...namesOf(table).map((name) => storedValue(sql, table[name] as Field, values[name])),
  );

const templates = new WeakMap<Fields, TemplateStringsArray>();

/** As a template literal would give it: `${…}::text, ${…}::int`. */
const valuesTemplate = (table: Fields): TemplateStringsArray => {
  const known = templates.get(table);
  if (known) return known;
  const types = Object.values(table).map((field) => `::${columnType(field)}`);
  const texts = ['', ...types.map((type, index) => (index < types.length - 1 ? `${type}, ` : type))];
  const template = Object.assign(texts, { raw: texts });
  templates.set(table, template);
  return template;
};

/** What a change names, as assignments; none is none. */
export const assignedValues = <Table extends Fields>(
  sql: Sql,
  table: Table,
  change: Readonly<Partial<ValuesOf<Table>>>,
): Fragment[] =>
  namedFields(table, change).map((name, index) => {
    const assigned = sql`${sql(columnOf(name))} = ${storedValue(sql, table[name] as Field, change[name])}`;
    return index ? sql`, ${assigned}` : assigned;
  });

/** The fields that a change names. */
export const namedFields = <Table extends Fields>(table: Table, change: Readonly<Partial<ValuesOf<Table>>>) =>
  namesOf(table).filter((name) => change[name] !== undefined);

/** Lists and records are kept as JSON. */
const storedValue = (sql: Sql, { type }: Field, value: unknown) =>
  type === 'words' || type === 'choices' || type === 'custom' || type === 'contacts'
    ? sql.json(value as never) // what a schema let in
    : ((value ?? null) as string | number | boolean | null); // likewise

const columnType = (field: Field) => {
  switch (field.type) {
    case 'money':
      return field.largest === undefined ? 'int' : 'float8';
    case 'number':
    case 'length':
    case 'weight':
      return 'int';
    case 'decimal':
      return 'float8';
    case 'words':
    case 'choices':
    case 'custom':
    case 'contacts':
      return 'jsonb';
    case 'flag':
      return 'bool';
    case 'reference':
      return 'uuid';
    case 'day':
      return 'date';
    case 'moment':
      return 'timestamptz';
    default:
      return 'text';
  }
};

/**
 * As SQL: how rows of a table that come as JSON are written many at once. `jsonb_to_recordset(…) as n (…, record)` reads them,
 * `values` are what they have in `columns`, or what a new one has where they do not say.
 */
export const recordTexts = (table: Fields) => ({
  columns: columnsText(namesOf(table)),
  values: Object.entries(table)
    .map(([name, field]) => valueOrInitial(field, `n."${name}"`))
    .join(', '),
  record: Object.entries(table)
    .map(([name, field]) => `"${name}" ${columnType(field)}`)
    .join(', '),
});

/** As SQL: what a column has, or what a new one has where nothing is said. */
export const valueOrInitial = (field: Field, column: string) => {
  if (!('initial' in field) || field.initial === null) return column;
  const initial = field.initial;
  return `coalesce(${column}, '${typeof initial === 'object' ? JSON.stringify(initial) : String(initial)}')`;
};

type Ordered<Table extends Fields> = { table: Table; name: NamesOf<Table>; alias: string };

/** What an order by one of the fields compares: words whatever their case and accents. */
export const fieldKey = <Table extends Fields>(
  sql: Sql,
  { table, name, alias }: Ordered<Table>,
): Fragment => {
  const column = `${alias}.${columnOf(name)}`;
  return sql.unsafe(isWords(table[name] as Field) ? `plain(${column})` : column); // one of its own names
};

/** The same of a table that keeps `plain` of its words in columns of their own (`sort_name`), for which an index can be asked. */
export const storedKey = <Table extends Fields>(
  sql: Sql,
  { table, name, alias }: Ordered<Table>,
): Fragment => {
  const isKept = isWords(table[name] as Field); // one of its own names
  return sql.unsafe(`${alias}.${isKept ? 'sort_' : ''}${columnOf(name)}`);
};

const isWords = (field: Field) => (field.type === 'text' && !field.capitals) || field.type === 'longText';

/** An order by a key: what is not set comes last, whichever way the rest goes. */
export const keyOrder = (
  sql: Sql,
  { field, key, direction }: { field: Field; key: Fragment; direction: Fragment },
): Fragment => {
  const isOptional = 'initial' in field && field.initial === null;
  return sql`${key} ${direction} ${isOptional ? sql`nulls last` : sql``}`;
};

/** An order by one of the fields. */
export const fieldOrder = <Table extends Fields>(
  sql: Sql,
  { direction, ...ordered }: Ordered<Table> & { direction: Fragment },
): Fragment =>
  keyOrder(sql, {
    field: ordered.table[ordered.name] as Field, // one of its own names
    key: fieldKey(sql, ordered),
    direction,
  });

/** Conditions by the names of filters. */
export type OwnConditions<Table extends Fields> = {
  readonly [Name in FilterNames<Table>]?: (value: FilterValues<Table>[Name]) => Fragment;
};

type Narrowed<Table extends Fields> = {
  readonly table: Table;
  readonly query: Readonly<Partial<FilterValues<Table>>>;
  readonly alias: string;
  /** What is compared for those that are no columns under `alias`. */
  readonly instead?: { readonly [Name in FilterNames<Table>]?: Fragment };
  /** What is asked otherwise than by comparing a column. */
  readonly own?: OwnConditions<Table>;
};

/** What a query narrows a list to: a condition for each filter of the table that it names, each beginning with `and`. */
export const fieldConditions = <Table extends Fields>(
  sql: Sql,
  { table, query, alias, instead = {}, own = {} }: Narrowed<Table>,
): Fragment =>
  filtersOf(table).reduce((conditions: Fragment, { name, kind, of, field }) => {
    const value = query[name];
    if (value === undefined) return conditions;
    const column = instead[name] ?? sql.unsafe(`${alias}.${columnOf(of)}`);
    const condition = own[name]?.(value) ?? compared(sql, { field, kind, column, value });
    return sql`${conditions} and ${condition}`;
  }, sql``);

type Compared = { field: Field; kind: FilterKind; column: Fragment; value: unknown };

const compared = (sql: Sql, { field, kind, column, value }: Compared): Fragment => {
  switch (kind) {
    case 'one':
      return sql`${column} = ${value as string}`; // as its schema let it in, here and below
    case 'several':
      return field.type === 'choices' || field.type === 'words'
        ? sql`${column} ?| array(select jsonb_array_elements_text(${sql.json(value as string[])}))`
        : sql`${column} in ${sql(value as string[])}`;
    case 'min':
      return sql`${column} >= ${value as number | string}`;
    case 'max':
      return sql`${column} <= ${value as number | string}`;
  }
};

/** As SQL: everything a search looks at, as one text. */
export const searchedText = (table: Fields, alias: string) =>
  `concat_ws(' ', ${namesWhere(table, 'search')
    .map((name) => `${alias}.${columnOf(name)}`)
    .join(', ')})`;
