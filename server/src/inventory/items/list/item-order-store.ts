import { itemFields } from '@archway/contract/inventory/item-fields';
import type { OrgDb } from '../../../platform/db/db.ts';
import { fieldKey, keyOrder } from '../../../platform/db/lists/field-columns.ts';
import type { Fragment } from '../../../platform/db/pool.ts';
import type { ItemsWanted } from './item-filters-store.ts';

type Sql = OrgDb['sql'];

/** What `item i`, or `search_items s` beside it, is sorted by before its name. */
export const sortKey = (sql: Sql, { sortBy, searchQuery }: ItemsWanted): Fragment => {
  switch (sortBy) {
    case 'name':
      return sql`null`;
    case 'sku':
      return sql`i.sku_key`;
    case 'category':
      return sql`(select lower(k.name) from category k where k.org_id = i.org_id and k.id = i.category_id)`;
    case 'relevance':
      return searchQuery ? sql`s.closeness` : sql`null`;
    case 'available':
      return sql`i.available`;
    case 'owned':
      return sql`i.owned`;
    case 'createdAt':
      return sql`i.created_at`;
    case 'updatedAt':
      return sql`i.updated_at`;
    default:
      return fieldKey(sql, { table: itemFields, name: sortBy, alias: 'i' });
  }
};

/** The order of rows that have `id`, `sort_name` and a key to go before both. */
export const orderBy = (sql: Sql, query: ItemsWanted, row: Fragment, key: Fragment): Fragment => {
  const direction = query.orderBy === 'desc' ? sql`desc` : sql`asc`;
  const byName = sql`${row}.sort_name ${direction}, ${row}.id ${direction}`;
  switch (query.sortBy) {
    case 'name':
      return byName;
    case 'relevance':
      return query.searchQuery ? sql`${key} desc, ${row}.sort_name, ${row}.id` : byName;
    case 'createdAt':
    case 'updatedAt':
      return sql`${key} ${direction}, ${row}.id ${direction}`;
    case 'category':
    case 'available':
    case 'owned':
      return sql`${key} ${direction}, ${byName}`;
    default:
      return sql`${keyOrder(sql, { field: itemFields[query.sortBy], key, direction })}, ${byName}`;
  }
};
