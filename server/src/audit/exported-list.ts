import type { fieldNames } from '@archway/contract/field-names';
import {
  type Contact,
  type Field,
  type Fields,
  type FieldType,
  type NamesOf,
  namesOf,
} from '@archway/contract/kernel/fields/fields';
import type { Language } from '@archway/contract/kernel/locale';
import type { OrgDb } from '../platform/db/db.ts';
import type { Fragment } from '../platform/db/pool.ts';
import type { Actor } from '../platform/http/calls/request-context.ts';
import type { Cell, CellKind, SheetSettings } from '../platform/sheets/sheet.ts';

/** A list that can be taken away: how it is called, which rows it has, what of each is written. */
export type ExportedList<Row extends object, Input> = {
  /** Of the file. */
  readonly title: Readonly<Record<Language, string>>;
  readonly query: (db: OrgDb, input: Input, actor: Actor) => Fragment;
  /** What is read beside the rows, once, and put into each of them. */
  readonly completed?: (db: OrgDb, reader: SheetReader) => Promise<(row: Row) => Row>;
  /** The same of what only some rows need, for those that are written next. */
  readonly prepared?: (db: OrgDb, rows: readonly Row[]) => Promise<readonly Row[]>;
  /** By the keys of the contract, in their order. Guarded fields are left out for whoever may not see them. */
  readonly columns: Readonly<Record<string, ExportedColumn<Row>>>;
  readonly headings: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** What the rows are: choices are written as the names of its options are. */
  readonly entity?: OptionEntity;
  /** Columns whose options are named as those of another field. */
  readonly optionsOf?: Readonly<Record<string, readonly [entity: OptionEntity, field: string]>>;
  /** Columns of codes that people read in other words; programs read the codes. */
  readonly worded?: Readonly<Record<string, (row: Row, language: Language) => string | undefined>>;
  /** What organizations name themselves: when every column is wanted, or when one is named. */
  readonly more?: (db: OrgDb) => Promise<readonly MoreColumn<Row>[]>;
};

/** Something whose choices have names. */
type OptionEntity = keyof (typeof fieldNames)['en']['options'];

/** Whom a sheet is for, and how they count and measure. */
export type SheetReader = {
  readonly actor: Actor;
  readonly language: Language;
  readonly settings: SheetSettings;
};

type MoreColumn<Row> = ExportedColumn<Row> & {
  /** Among the columns that are wanted. */
  readonly wanted: string;
  readonly key: string;
  readonly heading: string;
};

export type ExportedColumn<Row> = { readonly kind: CellKind; readonly cell: (row: Row) => Cell };

type ValueOf<Kind extends CellKind> = Extract<Cell, { readonly kind: Kind }>['value'];

/** A column for each field of a table, of its type; references are named by whoever has their names. */
export const fieldColumns = <Table extends Fields, Row extends Readonly<Record<NamesOf<Table>, unknown>>>(
  table: Table,
): Readonly<Record<string, ExportedColumn<Row>>> =>
  Object.fromEntries(
    namesOf(table).map((name) => {
      const { type } = table[name] as Field; // one of its own names
      const kind = cellKinds[type];
      const value = (row: Row) => (type === 'contacts' ? writtenContacts(row[name]) : row[name]);
      return [name, { kind, cell: (row: Row) => ({ kind, value: value(row) }) as Cell }]; // a value is of its field's type
    }),
  );

const writtenContacts = (contacts: unknown) =>
  (contacts as readonly Contact[]) // of a field of this type
    .map(({ name, role, email, phone }) => [name, role, email, phone].filter(Boolean).join(', '));

const cellKinds = {
  text: 'text',
  longText: 'text',
  code: 'text',
  choice: 'text',
  color: 'text',
  reference: 'text',
  custom: 'text',
  number: 'number',
  decimal: 'number',
  money: 'money',
  length: 'length',
  weight: 'weight',
  day: 'day',
  moment: 'moment',
  words: 'words',
  choices: 'words',
  contacts: 'words',
  flag: 'flag',
} as const satisfies Record<FieldType, CellKind>;

/** A column of cells of one kind: `column('text', ({ name }: Row) => name)`. */
export const column = <Kind extends CellKind, Row>(
  kind: Kind,
  value: (row: Row) => ValueOf<Kind>,
): ExportedColumn<Row> => ({
  kind,
  cell: (row) => ({ kind, value: value(row) }) as Cell, // the value is of its kind, by the line above
});
