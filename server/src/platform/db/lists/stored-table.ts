import { type Fields, namesOf, type ValuesOf } from '@archway/contract/kernel/fields/fields';
import type { FilterValues } from '@archway/contract/kernel/fields/filters';
import type { UserId } from '@archway/contract/kernel/ids';
import { newId } from '../../ids.ts';
import type { OrgDb } from '../db.ts';
import type { Fragment } from '../pool.ts';
import { assignedValues, columnsText, fieldConditions, givenValues, selectedText } from './field-columns.ts';
import type { ListParts } from './json-page.ts';
import { type ListOrder, listOrder } from './list-order.ts';

type Sql = OrgDb['sql'];

type Described<Table extends Fields> = {
  /** As SQL calls it, and as statements call one of its rows. */
  readonly name: string;
  readonly alias: string;
  readonly fields: Table;
  /** What a row of a list holds. */
  readonly listed: Fields;
};

type Listed<Table extends Fields, Other extends string> = Omit<ListOrder<Table, Other>, 'query'> & {
  readonly query: ListOrder<Table, Other>['query'] &
    Readonly<Partial<FilterValues<Table>>> & { readonly searchQuery?: string | undefined };
  /** Beside its fields, what is known of every row. */
  readonly derived: Fragment;
  /** Which rows there are at all, and further conditions, each beginning with `and`. */
  readonly where: Fragment;
  /** The table itself, or that and what is joined to it. */
  readonly from?: Fragment;
  readonly countFrom?: Fragment;
  /** What a search looks at beside the row's own fields. */
  readonly alsoFound?: Fragment;
};

/**
 * A table whose columns are the fields of the contract, with `sort_…` of those that are sorted as words and `found_by` of
 * those that are searched (`0046-search-keys.sql`). Its names are written in the code, and may stand in statements as they are.
 */
export const storedTable = <Id extends string, Table extends Fields>({
  name,
  alias,
  fields,
  listed,
}: Described<Table>) => {
  type Facts = ValuesOf<Table>;
  type Locked = Facts & { id: Id; version: number };
  const all = selectedText(namesOf(fields), alias);
  const some = selectedText(namesOf(listed), alias);
  const columns = columnsText(namesOf(fields));
  return {
    /** As columns: everything that is known of a row. */
    fields: (sql: Sql) => sql.unsafe(all),

    list: <Other extends string>(
      { sql, orgId }: OrgDb,
      { query, derived, where, from, countFrom, alsoFound, others, last }: Listed<Table, Other>,
    ): ListParts => ({
      columns: sql`${derived}, ${sql.unsafe(some)}`,
      from: from ?? sql.unsafe(`${name} ${alias}`),
      where: sql`${sql.unsafe(alias)}.org_id = ${orgId} ${where} ${fieldConditions(sql, { table: fields, query, alias })}
        ${searchCondition(sql, { alias, alsoFound, words: query.searchQuery })}`,
      order: listOrder(sql, { table: fields, alias }, { query, others, last }),
      ...(countFrom && { countFrom }),
    }),

    add: async ({ sql, orgId }: OrgDb, row: Facts & { createdBy: UserId }): Promise<Id> => {
      const id = newId<Id>();
      await sql`
        insert into ${sql.unsafe(name)} (org_id, id, created_by, ${sql.unsafe(columns)})
        values (${orgId}, ${id}, ${row.createdBy}, ${givenValues(sql, fields, row)})`;
      return id;
    },

    change: async ({ sql, orgId }: OrgDb, id: Id, row: Facts) => {
      await sql`update ${sql.unsafe(name)} set ${assignedValues(sql, fields, row)} where org_id = ${orgId} and id = ${id}`;
    },

    /** Held until the transaction ends, in the order of their ids: two that change the same rows do not wait for each other. */
    lock: async ({ sql, orgId }: OrgDb, ids: readonly Id[]): Promise<ReadonlyMap<Id, Locked>> => {
      const row = sql.unsafe(alias);
      const given: readonly string[] = ids;
      const rows = await sql<{ id: Id }[]>`
        select ${row}.id, ${row}.version, ${sql.unsafe(all)} from ${sql.unsafe(`${name} ${alias}`)}
        where ${row}.org_id = ${orgId} and ${row}.id in ${sql(given)} and ${row}.deleted_at is null order by ${row}.id for update`;
      return new Map(rows.map((locked) => [locked.id, locked as Locked])); // the columns that were just read
    },

    remove: async ({ sql, orgId }: OrgDb, id: Id) => {
      await sql`update ${sql.unsafe(name)} set deleted_at = now() where org_id = ${orgId} and id = ${id}`;
    },
  };
};

type Search = { alias: string; alsoFound: Fragment | undefined; words: string | undefined };

/** Every row whose text holds these words, whatever their case and accents. They are made plain once, not for each row. */
const searchCondition = (sql: Sql, { alias, alsoFound, words }: Search): Fragment => {
  if (!words) return sql``;
  const own = sql`${sql.unsafe(alias)}.found_by`;
  const found = alsoFound ? sql`concat_ws(' ', ${own}, ${alsoFound})` : own;
  return sql`and strpos(${found}, (select plain(${words}))) > 0`;
};
