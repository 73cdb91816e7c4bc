import type { Language } from '@archway/contract/kernel/locale';
import type { OrgDb } from '../platform/db/db.ts';
import type { Fragment } from '../platform/db/pool.ts';
import type { Actor } from '../platform/http/request-context.ts';
import type { Cell, CellKind } from '../platform/sheets/sheet.ts';

/** A list that can be taken away: how it is called, which rows it has, what of each is written. */
export type ExportedList<Row extends object, Input> = {
  /** The action and the type of the audit entry. */
  readonly action: `${string}.exported`;
  readonly type: string;
  /** Of the file. */
  readonly title: Readonly<Record<Language, string>>;
  readonly query: (db: OrgDb, input: Input, actor: Actor) => Fragment;
  /** What is read beside the rows, once, and put into each of them. */
  readonly completed?: (db: OrgDb, actor: Actor) => Promise<(row: Row) => Row>;
  /** By the keys of the contract, in their order. Guarded fields are left out for whoever may not see them. */
  readonly columns: Readonly<Record<string, ExportedColumn<Row>>>;
  readonly headings: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** What organizations name themselves, when every column is wanted. */
  readonly more?: (
    db: OrgDb,
  ) => Promise<readonly (ExportedColumn<Row> & { readonly key: string; readonly heading: string })[]>;
};

export type ExportedColumn<Row> = { readonly kind: CellKind; readonly cell: (row: Row) => Cell };

type ValueOf<Kind extends CellKind> = Extract<Cell, { readonly kind: Kind }>['value'];

/** A column of cells of one kind: `column('text', ({ name }: Row) => name)`. */
export const column = <Kind extends CellKind, Row>(
  kind: Kind,
  value: (row: Row) => ValueOf<Kind>,
): ExportedColumn<Row> => ({
  kind,
  cell: (row) => ({ kind, value: value(row) }) as Cell, // the value is of its kind, by the line above
});
