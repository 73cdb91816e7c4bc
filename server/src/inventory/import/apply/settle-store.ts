import { itemFields } from '@archway/contract/inventory/item-fields';
import { columnOf, namesOf } from '@archway/contract/kernel/fields/fields';
import type { ImportId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../../platform/db/db.ts';
import type { Fragment } from '../../../platform/db/pool.ts';

type Sql = OrgDb['sql'];

/** The item's columns that a sheet can set, and what stays when a row says nothing. */
const settable = [
  'status',
  ...namesOf(itemFields)
    .filter((name) => name !== 'sku' && name !== 'customFields')
    .map(columnOf),
];

const list = (sql: Sql, pieces: readonly Fragment[]) =>
  pieces.map((piece, index) => sql`${index ? sql`, ` : sql``}${piece}`);

/** Of a row `s` that speaks of the item `i`: what the item has afterwards. */
const afterwards = (sql: Sql) =>
  list(sql, [
    ...settable.map((column) => sql`coalesce(s.${sql(column)}, i.${sql(column)})`),
    sql`i.custom_fields || coalesce(s.custom_fields, '{}')`,
  ]);
const before = (sql: Sql) =>
  list(sql, [...settable.map((column) => sql`i.${sql(column)}`), sql`i.custom_fields`]);

export const differs = (sql: Sql) => sql`(${afterwards(sql)}) is distinct from (${before(sql)})`;
export const assignments = (sql: Sql) =>
  list(sql, [
    ...settable.map((column) => sql`${sql(column)} = coalesce(s.${sql(column)}, i.${sql(column)})`),
    sql`custom_fields = i.custom_fields || coalesce(s.custom_fields, '{}')`,
  ]);

/** The item `i` of a row that has found its own, looked up by its id however many the database believes there are. */
const ownItem = (sql: Sql, orgId: string) =>
  sql`cross join lateral (select i.* from item i where i.org_id = ${orgId} and i.id = r.item_id offset 0) i`;

/**
 * Rows and items are many against many, by words that no index may be asked for under row level security: they are compared
 * as two sets, also where the database believes that one of them is small. Until the end of the transaction, or until it is
 * taken back.
 */
export const compareAsSets = async ({ sql }: OrgDb, isOn: boolean) => {
  await sql`select set_config('enable_nestloop', ${isOn ? 'off' : 'on'}, true)`;
};

/** A row is about the item with its sku, whatever the case. */
export const matchBySku = async ({ sql, orgId }: OrgDb, id: ImportId) => {
  await sql`
    update import_row r set item_id = i.id, outcome = 'same' from item i
    where r.org_id = ${orgId} and r.import_id = ${id} and r.outcome is null and r.sku <> ''
      and i.org_id = ${orgId} and i.sku_key = lower(r.sku) and i.sku_key <> '' and i.deleted_at is null`;
};

/** Where a row without a sku looks: among the items of its category that have its name. */
const ownCategory = (sql: Sql) =>
  sql`coalesce(r.content ->> 'category_id', r.related ->> 'categoryId')::uuid`;

/** Without a sku it is about the one item of its category that has its name. */
export const matchByName = async ({ sql, orgId }: OrgDb, id: ImportId, nameColumn: number | null) => {
  await sql`
    update import_row r set item_id = m.item_id, outcome = case when m.items = 1 then 'same' else 'wrong' end,
      problems = case when m.items > 1 then ${one(sql, nameColumn, sql`m.name`, 'errors.severalItems')} end
    from (select r.row_no, r.content ->> 'name' as name, (array_agg(i.id order by i.id))[1] as item_id, count(*) as items
      from import_row r join item i on i.org_id = r.org_id and i.category_id = ${ownCategory(sql)} and i.sort_name = plain(r.content ->> 'name')
        and i.deleted_at is null and i.status <> 'archived'
      where r.org_id = ${orgId} and r.import_id = ${id} and r.outcome is null and r.sku = '' group by 1, 2) m
    where r.org_id = ${orgId} and r.import_id = ${id} and r.row_no = m.row_no`;
};

/** Of rows that are about one thing the first counts; the others say which that is. */
export const findTwins = async (
  { sql, orgId }: OrgDb,
  id: ImportId,
  { sku, name }: { sku: number | null; name: number | null },
) => {
  await sql`
    update import_row r set outcome = 'wrong', problems = ${one(sql, sku, sql`r.sku`, 'errors.sameSku', sql`t.first`)}
    from (select row_no, first_value(row_no) over (partition by lower(sku) order by row_no) as first from import_row
      where org_id = ${orgId} and import_id = ${id} and sku <> '' and outcome is distinct from 'wrong') t
    where r.org_id = ${orgId} and r.import_id = ${id} and r.row_no = t.row_no and t.first < r.row_no`;
  await sql`
    update import_row r set outcome = 'wrong', problems = ${one(sql, name, sql`r.content ->> 'name'`, 'errors.sameName', sql`t.first`)}
    from (select r.row_no, first_value(r.row_no) over (partition by plain(r.content ->> 'name'), ${ownCategory(sql)}, r.related ->> 'categoryPath'
        order by r.row_no) as first from import_row r
      where r.org_id = ${orgId} and r.import_id = ${id} and r.sku = '' and r.outcome is distinct from 'wrong' and r.content ? 'name') t
    where r.org_id = ${orgId} and r.import_id = ${id} and r.row_no = t.row_no and t.first < r.row_no`;
};

export type ColumnNumbers = Readonly<
  Record<
    'sku' | 'name' | 'category' | 'status' | 'tracking' | 'quantity' | 'location' | 'pictures',
    number | null
  >
>;

/** What only a new item needs. */
export const judgeNew = async ({ sql, orgId }: OrgDb, id: ImportId, at: ColumnNumbers, mostUnits: number) => {
  const quantity = sql`(r.related ->> 'quantity')::int`;
  const judged = sql`case
    when not r.content ? 'name' then ${one(sql, at.name, sql`''`, 'errors.required')}
    when not (r.content ? 'category_id' or r.related ? 'categoryId' or r.related ? 'categoryPath') then ${one(sql, at.category, sql`''`, 'errors.required')}
    when r.content ->> 'status' = 'archived' then ${one(sql, at.status, sql`r.content ->> 'status'`, 'errors.choice')}
    when ${quantity} > 0 and not r.related ? 'locationId' then ${one(sql, at.location, sql`''`, 'errors.required')}
    when ${quantity} > ${mostUnits}::int and coalesce(r.content ->> 'tracking', 'unit') = 'unit' then ${one(sql, at.quantity, sql`r.related ->> 'quantity'`, 'errors.tooBig', sql`${mostUnits}::int`)}
    end`;
  await sql`
    update import_row r set outcome = 'wrong', problems = ${judged}
    where r.org_id = ${orgId} and r.import_id = ${id} and r.outcome is null and ${judged} is not null`;
};

/** What cannot be said of an item that is there. Its pieces are counted where they are, not in a sheet. */
export const judgeKnown = async (
  { sql, orgId }: OrgDb,
  id: ImportId,
  at: ColumnNumbers,
  mostUnits: number,
) => {
  const quantity = sql`(r.related ->> 'quantity')::int`;
  const hadNone = sql`i.owned + i.retired + i.sold = 0`;
  await sql`
    update import_row r set outcome = 'wrong', problems = j.problems
    from (select r.row_no, case
        when r.content ->> 'tracking' <> i.tracking then ${one(sql, at.tracking, sql`r.content ->> 'tracking'`, 'errors.tracking')}
        when r.content ->> 'status' <> i.status and (r.content ->> 'status' = 'draft' or i.status = 'draft' and r.content ->> 'status' = 'archived')
          then ${one(sql, at.status, sql`r.content ->> 'status'`, 'errors.choice')}
        when r.content ->> 'status' = 'archived' and i.status <> 'archived' and exists (select from promised_items(${orgId}, array[i.id]))
          then ${one(sql, at.status, sql`r.content ->> 'status'`, 'errors.promised')}
        when ${quantity} <> i.owned and not (${hadNone}) then ${one(sql, at.quantity, sql`r.related ->> 'quantity'`, 'errors.otherQuantity', sql`i.owned`)}
        when ${quantity} > 0 and ${hadNone} and not r.related ? 'locationId' then ${one(sql, at.location, sql`''`, 'errors.required')}
        when ${quantity} > ${mostUnits}::int and i.owned = 0 and i.tracking = 'unit' then ${one(sql, at.quantity, sql`r.related ->> 'quantity'`, 'errors.tooBig', sql`${mostUnits}::int`)}
        end as problems
      from import_row r ${ownItem(sql, orgId)}
      where r.org_id = ${orgId} and r.import_id = ${id} and r.outcome = 'same') j
    where r.org_id = ${orgId} and r.import_id = ${id} and r.row_no = j.row_no and j.problems is not null`;
};

/** Rows that name a picture which turned out to be none. */
export const judgePictures = async ({ sql, orgId }: OrgDb, id: ImportId, column: number | null) => {
  await sql`
    update import_row r set outcome = 'wrong', problems = ${one(sql, column, sql`p.name`, 'errors.picture')}
    from import_picture p
    where r.org_id = ${orgId} and r.import_id = ${id} and r.outcome is distinct from 'wrong' and r.related ? 'pictures'
      and p.org_id = ${orgId} and p.import_id = ${id} and p.bad and r.related -> 'pictures' ? p.name`;
};

/** The pictures a row names, as they are kept. */
export const picturesOf = (sql: Sql, orgId: string) => sql`(
  select jsonb_agg(f.id order by named.ordinal) from jsonb_array_elements_text(r.related -> 'pictures') with ordinality as named (name, ordinal)
  join import_picture p on p.org_id = ${orgId} and p.import_id = r.import_id and p.name = named.name
  join file f on f.org_id = ${orgId} and f.digest = p.digest)`;

/** What is left of known items: those that a row would change. */
export const findChanges = async ({ sql, orgId }: OrgDb, id: ImportId) => {
  await sql`
    update import_row r set outcome = 'changed'
    from (select r.row_no from import_row r ${ownItem(sql, orgId)}
        cross join lateral jsonb_populate_record(null::item, r.content) s
      where r.org_id = ${orgId} and r.import_id = ${id} and r.outcome = 'same'
        and (${differs(sql)} or r.related ? 'categoryPath' or r.related ? 'vendorName'
          or (r.related ->> 'quantity')::int > 0 and i.owned + i.retired + i.sold = 0
          or r.related ? 'pictures' and ${picturesOf(sql, orgId)} is distinct from
            (select jsonb_agg(h.file_id order by h.position) from item_picture h where h.org_id = ${orgId} and h.item_id = i.id))) c
    where r.org_id = ${orgId} and r.import_id = ${id} and r.row_no = c.row_no`;
};

/** One problem, as the contract writes it. */
const one = (sql: Sql, column: number | null, value: Fragment, key: string, n?: Fragment) =>
  sql`jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('value', coalesce(left(${value}, 120), ''), 'key', ${key}::text, 'n', ${n ?? sql`null::int`})) || jsonb_build_object('column', ${column}::int))`;
