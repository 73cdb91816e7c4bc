import type { ReferenceIds, ReferenceTarget } from '../ids.ts';

/**
 * A table of fields says everything about each field of an entity once. Schemas, SQL columns, forms, facts, list columns,
 * sheets and the audit log are made from it by plain functions. It is data, without any schema library: the web reads it too.
 */
export type Fields = Readonly<Record<string, Field>>;

/** Where a field shows, and who may see it. */
type Uses = {
  /** The section of the form and of the detail page. */
  readonly group?: string;
  /** Shown in lists, as a column to choose. */
  readonly list?: true;
  readonly sort?: true;
  /** Lists can be narrowed by it: `true` to one of its values, under its own name. */
  readonly filter?: FilterMark;
  /** Found by its words. */
  readonly search?: true;
  /** Seen and changed only by whoever may read this subject. */
  readonly guard?: 'Cost';
  /** Says more than its name under the input (`hints.<name>`). */
  readonly hint?: true;
  /** What sheets of others call it, beside its names. */
  readonly aliases?: readonly string[];
};

/** What a query calls it: one of its values, any of several, or the least and the most it may be. */
export type FilterMark =
  | true
  | { readonly one: string }
  | { readonly several: string }
  | { readonly min?: string; readonly max?: string };

export type Field = Uses &
  (
    | {
        readonly type: 'text';
        readonly max: number;
        readonly initial?: '';
        readonly ltr?: true;
        readonly format?: TextFormat;
        /** Kept in capitals, and only what looks like this. */
        readonly capitals?: RegExp;
      }
    | { readonly type: 'longText'; readonly max: number; readonly initial: '' }
    | { readonly type: 'number'; readonly min: number; readonly max: number; readonly initial: number | null }
    | { readonly type: 'decimal'; readonly min: number; readonly max: number; readonly initial: null }
    | { readonly type: 'code'; readonly max: number; readonly initial: null }
    /** More than `mostMoney` takes a column of eight bytes (`double precision`, which holds whole numbers of this size exactly). */
    | { readonly type: 'money'; readonly initial: null; readonly largest?: number }
    | { readonly type: 'length' | 'weight' | 'color'; readonly initial: null }
    | { readonly type: 'day' | 'moment'; readonly initial?: null }
    | { readonly type: 'choice'; readonly options: readonly string[]; readonly initial?: string | null }
    | { readonly type: 'choices'; readonly options: readonly string[]; readonly initial: readonly [] }
    | { readonly type: 'words'; readonly most: number; readonly initial: readonly [] }
    | { readonly type: 'flag'; readonly initial: boolean }
    | { readonly type: 'reference'; readonly to: ReferenceTarget; readonly initial?: null }
    /** What an organization keeps beside the built-in fields, by the ids of its own: `customTable` makes the table of those. */
    | { readonly type: 'custom'; readonly initial: Readonly<Record<string, never>>; readonly table?: Fields }
    | { readonly type: 'contacts'; readonly most: number; readonly initial: readonly [] }
  );
export type FieldType = Field['type'];

/** What a line of text is: where it can be wrong, and how it is typed and followed. */
export type TextFormat = 'email' | 'phone' | 'website' | 'country' | 'timezone' | 'role' | 'time';

/** A code is printed on a label and typed from it: capital letters, digits, dots and dashes. */
export const codePattern = /^[A-Z0-9][A-Z0-9.-]*$/;

/** Somebody to call at a vendor or a client. */
export type Contact = { name: string; role: string; email: string; phone: string };

/** Values of custom fields, by the ids of the fields. What is not set has no key. */
export type CustomValues = Record<string, CustomValue>;
export type CustomValue = string | number | boolean | null;

/** What is kept of a field. */
export type ValueOf<One extends Field> = One extends { type: 'text' | 'longText' }
  ? string
  : One extends { type: 'number' | 'decimal' | 'money' | 'length' | 'weight'; initial: infer Initial }
    ? number | (Initial extends null ? null : never)
    : One extends { type: 'code' | 'color' }
      ? string | null
      : One extends { type: 'day' | 'moment' }
        ? string | (One extends { initial: null } ? null : never)
        : One extends { type: 'choice'; options: readonly (infer Option)[] }
          ? Option | (One extends { initial: null } ? null : never)
          : One extends { type: 'choices'; options: readonly (infer Option)[] }
            ? Option[]
            : One extends { type: 'words' }
              ? string[]
              : One extends { type: 'flag' }
                ? boolean
                : One extends { type: 'reference'; to: infer To extends ReferenceTarget }
                  ? ReferenceIds[To] | (One extends { initial: null } ? null : never)
                  : One extends { type: 'custom' }
                    ? CustomValues
                    : One extends { type: 'contacts' }
                      ? Contact[]
                      : never;

export type ValuesOf<Table extends Fields> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> };
export type NamesOf<Table extends Fields> = keyof Table & string;

/** The names of a table, in its order. */
export const namesOf = <Table extends Fields>(table: Table) => Object.keys(table) as NamesOf<Table>[]; // its own keys

type Marked<Table extends Fields, Mark extends keyof Uses> = {
  [Name in NamesOf<Table>]: Table[Name] extends { readonly [Key in Mark]: unknown } ? Name : never;
}[NamesOf<Table>];

/** The names of the fields that have a mark: `namesWhere(itemFields, 'sort')`. */
export const namesWhere = <Table extends Fields, Mark extends keyof Uses>(table: Table, mark: Mark) =>
  namesOf(table).filter((name) => table[name]?.[mark] !== undefined) as Marked<Table, Mark>[]; // just asked

/** The fields that have a mark, as a table of their own. */
export const fieldsWhere = <Table extends Fields, Mark extends keyof Uses>(table: Table, mark: Mark) =>
  Object.fromEntries(namesWhere(table, mark).map((name) => [name, table[name]])) as Pick<
    Table,
    Marked<Table, Mark>
  >; // just asked

type Typed<Table extends Fields, Type extends FieldType> = {
  [Name in NamesOf<Table>]: Table[Name] extends { readonly type: Type } ? Name : never;
}[NamesOf<Table>];

/** The names of the fields of some types: `namesOfType(itemFields, 'length')`. */
export const namesOfType = <Table extends Fields, Type extends FieldType>(table: Table, ...types: Type[]) =>
  namesOf(table).filter((name) => (types as FieldType[]).includes((table[name] as Field).type)) as Typed<
    Table,
    Type
  >[]; // just asked

/** The groups of a table; of one whose names nobody knows before, any. Fields without a group are in the last one, `rest`. */
export type GroupsOf<Table extends Fields> = string extends keyof Table
  ? string
  : {
      [Name in NamesOf<Table>]: Table[Name] extends { readonly group: infer Group extends string }
        ? Group
        : 'rest';
    }[NamesOf<Table>];

/** The names of one group, in the order of the table. */
export const namesOfGroup = <Table extends Fields>(table: Table, group: GroupsOf<Table>) =>
  namesOf(table).filter((name) => (table[name]?.group ?? 'rest') === group);

/** Whether it must not be left empty: one without an initial value, and a number that is never none. */
export const isRequired = (field: Field) =>
  !('initial' in field) || (field.type === 'number' && field.initial !== null);

type Initial<Table extends Fields> = {
  [Name in NamesOf<Table> as Table[Name] extends { readonly initial: unknown } ? Name : never]: ValueOf<
    Table[Name]
  >;
};

/** What a new one has where nothing is said. */
export const initialValues = <Table extends Fields>(table: Table) =>
  Object.fromEntries(
    namesOf(table).flatMap((name) => {
      const field: Field | undefined = table[name];
      return field && 'initial' in field ? [[name, field.initial]] : [];
    }),
  ) as Initial<Table>; // one for each that has one

/** The column of a field: `taxNumber` is kept in `tax_number`. */
export const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
