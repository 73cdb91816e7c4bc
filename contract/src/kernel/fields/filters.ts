import type * as z from 'zod';
import { type Field, type Fields, type NamesOf, namesOf, type ValueOf } from './fields.ts';

/** How a filter compares: with one value, with any of several, with the least or with the most that it may be. */
export type FilterKind = 'one' | 'several' | 'min' | 'max';

type FilterOf<Name extends string, One extends Field> = One extends { readonly filter: infer Mark }
  ? Mark extends true
    ? { name: Name; field: Name; value: Present<One> }
    : {
        [Kind in keyof Mark]: {
          name: Mark[Kind] & string;
          field: Name;
          value: Kind extends 'several' ? Several<Present<One>> : Present<One>;
        };
      }[keyof Mark]
  : never;
type Present<One extends Field> = NonNullable<ValueOf<One>>;
type Several<Value> = Value extends readonly unknown[] ? Value : Value[];

type Filters<Table extends Fields> = {
  [Name in NamesOf<Table>]: FilterOf<Name, Table[Name]>;
}[NamesOf<Table>];

/** What queries call the filters of a table. */
export type FilterNames<Table extends Fields> = Filters<Table>['name'];

/** What a query can say of each. */
export type FilterValues<Table extends Fields> = {
  [Each in Filters<Table> as Each['name']]: Each['value'];
};

/** In an address an option is written as itself, whatever else as some text. */
export type WrittenValue<Value> = Value extends z.core.$brand
  ? string
  : Value extends string
    ? Value
    : string;

export type Filter<Table extends Fields> = {
  readonly name: FilterNames<Table>;
  readonly kind: FilterKind;
  /** The field that is narrowed by. */
  readonly of: NamesOf<Table>;
  readonly field: Field;
};

/** What lists are narrowed by, as the table marks it, in its order. */
export const filtersOf = <Table extends Fields>(table: Table): readonly Filter<Table>[] =>
  namesOf(table).flatMap((of) => {
    const field = table[of] as Field; // one of its own names
    return namedBy(of, field).map(([kind, name]) => ({ name: name as FilterNames<Table>, kind, of, field })); // as the mark says
  });

const namedBy = (of: string, { filter }: Field): [FilterKind, string][] => {
  if (filter === undefined) return [];
  return filter === true ? [['one', of]] : (Object.entries(filter) as [FilterKind, string][]); // its own keys
};
