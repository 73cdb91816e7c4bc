import {
  columnOf,
  type Field,
  type Fields,
  type NamesOf,
  namesOf,
  namesWhere,
  type ValuesOf,
} from '@archway/contract/kernel/fields';
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

/** The values for these columns, in the order of the table, each of its column's type. */
export const givenValues = <Table extends Fields>(
  sql: Sql,
  table: Table,
  values: Readonly<ValuesOf<Table>>,
): Fragment[] =>
  namesOf(table).map((name, index) => {
    const value = typedValue(sql, table[name] as Field, values[name]);
    return index ? sql`, ${value}` : value;
  });

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

const typedValue = (sql: Sql, field: Field, given: unknown): Fragment =>
  sql`${storedValue(sql, field, given)}::${sql.unsafe(columnType(field))}`;

const columnType = ({ type }: Field) => {
  switch (type) {
    case 'number':
    case 'money':
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

/** An order by one of the fields: words whatever their case and accents, what is not set last, whichever way the rest goes. */
export const fieldOrder = <Table extends Fields>(
  sql: Sql,
  {
    table,
    name,
    alias,
    direction,
  }: { table: Table; name: NamesOf<Table>; alias: string; direction: Fragment },
): Fragment => {
  const field = table[name] as Field; // one of its own names
  const column = `${alias}.${columnOf(name)}`;
  const isWords = (field.type === 'text' && !field.capitals) || field.type === 'longText';
  const isOptional = 'initial' in field && field.initial === null;
  return sql`${sql.unsafe(isWords ? `plain(${column})` : column)} ${direction} ${isOptional ? sql`nulls last` : sql``}`;
};

/**
 * What a query narrows a list to: a condition for each field with the mark that it names, each beginning with `and`. `instead`
 * has what is compared for those that are no columns under `alias`.
 */
export const fieldConditions = <Table extends Fields>(
  sql: Sql,
  {
    table,
    query,
    alias,
    instead = {},
  }: {
    table: Table;
    query: Readonly<Record<string, unknown>>;
    alias: string;
    instead?: Partial<Record<NamesOf<Table>, Fragment>>;
  },
): Fragment =>
  namesWhere(table, 'filter').reduce((conditions: Fragment, name) => {
    const value = query[name] as string | undefined; // a filter is a word
    const column = instead[name] ?? sql.unsafe(`${alias}.${columnOf(name)}`);
    return value === undefined ? conditions : sql`${conditions} and ${column} = ${value}`;
  }, sql``);

/** As SQL: everything a search looks at, as one text. */
export const searchedText = (table: Fields, alias: string) =>
  `concat_ws(' ', ${namesWhere(table, 'search')
    .map((name) => wordsOfColumn(table[name] as Field, `${alias}.${columnOf(name)}`))
    .join(', ')})`;

const wordsOfColumn = ({ type }: Field, column: string) =>
  type === 'contacts'
    ? `(select string_agg(concat_ws(' ', c ->> 'name', c ->> 'role', c ->> 'email', c ->> 'phone'), ' ') from jsonb_array_elements(${column}) c)`
    : column;
