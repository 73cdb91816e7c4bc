import type { Fields, NamesOf } from '@archway/contract/kernel/fields/fields';
import type { OrgDb } from '../db.ts';
import type { Fragment } from '../pool.ts';
import { keyOrder, storedKey } from './field-columns.ts';

type Sql = OrgDb['sql'];

export type ListOrder<Table extends Fields, Other extends string> = {
  readonly query: { readonly sortBy: NamesOf<Table> | NoInfer<Other>; readonly orderBy: 'asc' | 'desc' };
  /** What is compared where a list is sorted by something that is no field. */
  readonly others: Readonly<Record<Other, Fragment>>;
  /** By which those stand that are alike, if not by their ids. */
  readonly last?: Fragment | undefined;
};

/** The order of a list, which is always total. Words are compared by the keys that are kept of them. */
export const listOrder = <Table extends Fields, Other extends string>(
  sql: Sql,
  { table, alias }: { readonly table: Table; readonly alias: string },
  { query: { sortBy, orderBy }, others, last }: ListOrder<Table, Other>,
): Fragment => {
  const direction = orderBy === 'desc' ? sql`desc` : sql`asc`;
  const first =
    sortBy in others
      ? sql`${others[sortBy as Other]} ${direction}` // just looked up
      : fieldOrder(sql, { table, name: sortBy as NamesOf<Table>, alias, direction }); // or else a field
  return sql`${first}, ${last ? sql`${last}, ` : sql``}${sql.unsafe(alias)}.id`;
};

type Ordered<Table extends Fields> = {
  table: Table;
  name: NamesOf<Table>;
  alias: string;
  direction: Fragment;
};

const fieldOrder = <Table extends Fields>(sql: Sql, { direction, ...ordered }: Ordered<Table>) => {
  const field = ordered.table[ordered.name] as Fields[string]; // one of its own names
  return keyOrder(sql, { field, key: storedKey(sql, ordered), direction });
};
