import { itemFields, itemListFields } from '@archway/contract/inventory/item-fields';
import { namesOf, namesWhere } from '@archway/contract/kernel/fields/fields';
import type { OrgDb } from '../../../platform/db/db.ts';
import { columnsText, selectedText } from '../../../platform/db/lists/field-columns.ts';

const listed = namesOf(itemListFields);
const guarded = namesWhere(itemFields, 'guard');
const rest = namesOf(itemFields).filter(
  (name) => !(listed as string[]).includes(name) && !(guarded as string[]).includes(name),
);
const texts = {
  listed: selectedText(listed, 'i'),
  rest: selectedText(rest, 'i'),
  guarded: columnsText(guarded, 'i'),
};

/** One item in a list, of `item i` and its `category c`, under the names of the contract. */
export const itemRowColumns = (sql: OrgDb['sql']) => sql`
  i.id, i.version, i.tracking, i.status, i.shown_status as "shownStatus",
  json_build_object('owned', i.owned, 'available', i.available, 'reserved', i.reserved, 'picked', i.picked, 'inTransit', i.in_transit,
    'onSite', i.on_site, 'inRepair', i.in_repair, 'missing', i.missing, 'retired', i.retired, 'sold', i.sold) as counts,
  c.name as "categoryName", ${sql.unsafe(texts.listed)}, i.cover_id as "coverId", i.updated_at as "updatedAt"`;

/** How many of `item i` are free for a stay, the last day not in it. */
export const freeOf = (sql: OrgDb['sql'], { from, to }: { from: string; to: string }) =>
  sql`(select f.free from free_of(i, ${from}, ${to}) f)`;

/** What its page shows beside that. */
export const itemPageColumns = (sql: OrgDb['sql']) => sql.unsafe(texts.rest);

/** What not everybody may see. */
export const guardedColumns = (sql: OrgDb['sql']) => sql.unsafe(texts.guarded);
