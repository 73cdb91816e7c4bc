import type { Fields, NamesOf } from '@archway/contract/kernel/fields';
import type { OrgDb } from '../db.ts';
import type { Fragment } from '../pool.ts';
import { fieldOrder } from './field-columns.ts';

type Sql = OrgDb['sql'];

type ListOrder<Table extends Fields, Other extends string> = {
  readonly table: Table;
  readonly alias: string;
  readonly query: { readonly sortBy: NamesOf<Table> | NoInfer<Other>; readonly orderBy: 'asc' | 'desc' };
  /** What is compared where a list is sorted by something that is no field. */
  readonly others: Readonly<Record<Other, Fragment>>;
  /** By which those stand that are alike. */
  readonly last: Fragment;
};

/** The order of a list, which is always total. */
export const listOrder = <Table extends Fields, Other extends string>(
  sql: Sql,
  { table, alias, query: { sortBy, orderBy }, others, last }: ListOrder<Table, Other>,
): Fragment => {
  const direction = orderBy === 'desc' ? sql`desc` : sql`asc`;
  const first =
    sortBy in others
      ? sql`${others[sortBy as Other]} ${direction}` // just looked up
      : fieldOrder(sql, { table, name: sortBy as NamesOf<Table>, alias, direction }); // or else a field
  return sql`${first}, ${last}, ${sql.unsafe(alias)}.id`;
};

/** A condition that begins with `and`: every row whose text holds these words, whatever their case and accents. */
export const searchCondition = (sql: Sql, searched: string, words: string | undefined): Fragment =>
  words ? sql`and strpos(plain(${sql.unsafe(searched)}), plain(${words})) > 0` : sql``;
