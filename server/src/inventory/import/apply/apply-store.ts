import { itemFields } from '@archway/contract/inventory/item-fields';
import type { Tracking } from '@archway/contract/inventory/states';
import { columnOf, namesOf } from '@archway/contract/kernel/fields/fields';
import type {
  CategoryId,
  ImportId,
  ItemId,
  StorageLocationId,
  UserId,
  VendorId,
} from '@archway/contract/kernel/ids';
import type { AccountDb, OrgDb } from '../../../platform/db/db.ts';
import { columnsText, valueOrInitial } from '../../../platform/db/lists/field-columns.ts';
import { changeChannel, noticeOf } from '../../../platform/live/live-store.ts';
import { assignments, differs, picturesOf } from './settle-store.ts';

const importLock = 727_104;

/** Held until the transaction ends: of an organization's imports one is applied at a time. */
export const lockImports = async ({ sql, orgId }: OrgDb) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${orgId}, ${importLock}))`;
};

/**
 * Whether everything still is as it was when it was checked: no item has come with a sku that would be new, none is gone
 * that would be changed, and whatever rows name is there. What they name is held until the transaction ends.
 */
export const isAsChecked = async ({ sql, orgId }: OrgDb, id: ImportId): Promise<boolean> => {
  const [items] = await sql<{ moved: boolean }[]>`
    select exists (select from import_row r join item i on i.org_id = r.org_id and i.sku_key = lower(r.sku) and i.sku_key <> '' and i.deleted_at is null
        where r.org_id = ${orgId} and r.import_id = ${id} and r.outcome is null and r.sku <> '')
      or exists (select from import_row r join item i on i.org_id = r.org_id and i.category_id = coalesce(r.content ->> 'category_id', r.related ->> 'categoryId')::uuid
          and i.sort_name = plain(r.content ->> 'name') and i.deleted_at is null and i.status <> 'archived'
        where r.org_id = ${orgId} and r.import_id = ${id} and r.outcome is null and r.sku = '')
      or exists (select from import_row r where r.org_id = ${orgId} and r.import_id = ${id} and r.outcome = 'changed'
        and not exists (select from item i where i.org_id = ${orgId} and i.id = r.item_id and i.deleted_at is null)) as moved`;
  if (items?.moved) return false;
  const [categories] = await sql<{ missing: boolean }[]>`
    with wanted as (select distinct coalesce(r.content ->> 'category_id', r.related ->> 'categoryId')::uuid as id from import_row r
        where r.org_id = ${orgId} and r.import_id = ${id} and (r.outcome is null or r.outcome = 'changed')),
      held as (select c.id from category c where c.org_id = ${orgId} and c.id in (select w.id from wanted w) and c.deleted_at is null for key share)
    select exists (select from wanted w where w.id is not null and w.id not in (select h.id from held h)) as missing`;
  const [vendors] = await sql<{ missing: boolean }[]>`
    with wanted as (select distinct (r.content ->> 'vendor_id')::uuid as id from import_row r
        where r.org_id = ${orgId} and r.import_id = ${id} and (r.outcome is null or r.outcome = 'changed')),
      held as (select v.id from vendor v where v.org_id = ${orgId} and v.id in (select w.id from wanted w) and v.deleted_at is null for key share)
    select exists (select from wanted w where w.id is not null and w.id not in (select h.id from held h)) as missing`;
  const [locations] = await sql<{ missing: boolean }[]>`
    with wanted as (select distinct (r.related ->> 'locationId')::uuid as id from import_row r
        where r.org_id = ${orgId} and r.import_id = ${id} and (r.outcome is null or r.outcome = 'changed')),
      held as (select l.id from storage_location l where l.org_id = ${orgId} and l.id in (select w.id from wanted w) and l.deleted_at is null and l.active for key share)
    select exists (select from wanted w where w.id is not null and w.id not in (select h.id from held h)) as missing`;
  return !categories?.missing && !vendors?.missing && !locations?.missing;
};

/** What rows name that is yet to be made. */
export const namesToMake = async (
  { sql, orgId }: OrgDb,
  id: ImportId,
): Promise<{ paths: string[][]; vendors: string[] }> => {
  const paths = await sql<{ path: string[] }[]>`
    select distinct r.related -> 'categoryPath' as path from import_row r
    where r.org_id = ${orgId} and r.import_id = ${id} and (r.outcome is null or r.outcome = 'changed') and r.related ? 'categoryPath' order by 1`;
  const vendors = await sql<{ name: string }[]>`
    select distinct r.related ->> 'vendorName' as name from import_row r
    where r.org_id = ${orgId} and r.import_id = ${id} and (r.outcome is null or r.outcome = 'changed') and r.related ? 'vendorName' order by 1`;
  return { paths: paths.map(({ path }) => path), vendors: vendors.map(({ name }) => name) };
};

/** Those of the fields in which a row has a value. */
export const filledFields = async <Field extends { readonly id: string }>(
  { sql, orgId }: OrgDb,
  id: ImportId,
  fields: readonly Field[],
): Promise<Field[]> => {
  const filled = await sql<{ id: string }[]>`
    select distinct own.id from import_row r, jsonb_object_keys(r.content -> 'custom_fields') as own (id)
    where r.org_id = ${orgId} and r.import_id = ${id} and (r.outcome is null or r.outcome = 'changed') and r.content ? 'custom_fields'`;
  return fields.filter((field) => filled.some((row) => row.id === field.id));
};

/** What was made for rows that named it, as they spelled it. */
export type Made = {
  readonly categories: readonly { readonly path: readonly string[]; readonly id: CategoryId }[];
  readonly vendors: readonly { readonly name: string; readonly id: VendorId }[];
};

/** The content `s` of a row `r`, with what was made for it in its place. */
const staged = (sql: OrgDb['sql'], { categories, vendors }: Made) => sql`import_row r
  left join jsonb_to_recordset(${sql.json(categories.map(({ path, id }) => ({ path: [...path], id })))}) as c (path jsonb, id uuid) on c.path = r.related -> 'categoryPath'
  left join jsonb_to_recordset(${sql.json([...vendors])}) as v (name text, id uuid) on v.name = r.related ->> 'vendorName'
  cross join lateral jsonb_populate_record(null::item, r.content || jsonb_strip_nulls(jsonb_build_object('category_id', c.id, 'vendor_id', v.id))) s`;

/** Numbers of rows at which batches begin, and the last one. */
export const batchEdges = async ({ sql, orgId }: OrgDb, id: ImportId, size: number): Promise<number[]> => {
  const edges = await sql<{ row: number }[]>`
    select row_no as row from (select r.row_no, row_number() over (order by r.row_no) as ordinal, count(*) over () as total from import_row r
      where r.org_id = ${orgId} and r.import_id = ${id} and (r.outcome is null or r.outcome = 'changed')) numbered
    where ordinal % ${size} = 0 or ordinal = total order by 1`;
  return edges.map(({ row }) => row);
};

/** What a row says of the rest of the fields, or what they have where nothing is said. */
const plain = namesOf(itemFields).filter((name) => name !== 'sku' && name !== 'categoryId');
const plainColumns = columnsText(plain);
const plainValues = plain.map((name) => valueOrInitial(itemFields[name], `s.${columnOf(name)}`)).join(', ');

export type RowRange = { readonly after: number; readonly to: number };

/** The counts of pieces are written at once, as they will be: whoever adds the pieces finds them right. */
export const insertItems = async (
  { sql, orgId }: OrgDb,
  id: ImportId,
  { after, to }: RowRange,
  { by, made }: { by: UserId; made: Made },
): Promise<number> => {
  const added = await sql`
    insert into item (org_id, id, tracking, status, sku, category_id, cover_id, ${sql.unsafe(plainColumns)}, owned, available, shown_status, created_by)
    select ${orgId}, r.item_id, coalesce(s.tracking, 'unit'), coalesce(s.status, 'active'), r.sku, coalesce(s.category_id, (r.related ->> 'categoryId')::uuid),
      case when r.related ? 'pictures' then (${picturesOf(sql, orgId)} ->> 0)::uuid end, ${sql.unsafe(plainValues)},
      coalesce((r.related ->> 'quantity')::int, 0), coalesce((r.related ->> 'quantity')::int, 0),
      case when (r.related ->> 'quantity')::int > 0 then 'available' else 'none' end, ${by}
    from ${staged(sql, made)}
    where r.org_id = ${orgId} and r.import_id = ${id} and r.row_no > ${after} and r.row_no <= ${to} and r.outcome is null`;
  return added.count;
};

/** Locks what is changed, in the order of ids, as promises do: two that want the same items never wait for each other. */
export const lockChangedItems = async ({ sql, orgId }: OrgDb, id: ImportId) => {
  await sql`
    select 1 from item i where i.org_id = ${orgId} and i.id in (select r.item_id from import_row r
      where r.org_id = ${orgId} and r.import_id = ${id} and r.outcome = 'changed') order by i.id for no key update`;
};

/** Only what a row says otherwise is written; the rest keeps its version. */
export const updateItems = async (
  { sql, orgId }: OrgDb,
  id: ImportId,
  { after, to }: RowRange,
  made: Made,
): Promise<number> => {
  const changed = await sql`
    update item i set ${assignments(sql)}
    from ${staged(sql, made)}
    where r.org_id = ${orgId} and r.import_id = ${id} and r.row_no > ${after} and r.row_no <= ${to} and r.outcome = 'changed'
      and i.org_id = ${orgId} and i.id = r.item_id and ${differs(sql)}`;
  return changed.count;
};

export type NewPieces = {
  readonly itemId: ItemId;
  readonly tracking: Tracking;
  readonly quantity: number;
  readonly locationId: StorageLocationId;
};

/**
 * The item `i` that a row `r` would change; of a new one everything stands in the row. Each is looked up by its id, however
 * many the database believes there are.
 */
const changedItem = (sql: OrgDb['sql'], orgId: string) => sql`left join lateral (
  select i.tracking, i.owned + i.retired + i.sold = 0 as had_none from item i
  where i.org_id = ${orgId} and i.id = r.item_id and r.outcome = 'changed' offset 0) i on true`;

/** Pieces of items that never had any. */
export const piecesToAdd = async (
  { sql, orgId }: OrgDb,
  id: ImportId,
  { after, to }: RowRange,
): Promise<NewPieces[]> => [
  ...(await sql<NewPieces[]>`
    select r.item_id, coalesce(i.tracking, r.content ->> 'tracking', 'unit') as tracking, (r.related ->> 'quantity')::int as quantity,
      (r.related ->> 'locationId')::uuid as location_id
    from import_row r ${changedItem(sql, orgId)}
    where r.org_id = ${orgId} and r.import_id = ${id} and r.row_no > ${after} and r.row_no <= ${to}
      and (r.related ->> 'quantity')::int > 0 and (r.outcome is null or i.had_none)
    order by r.row_no`),
];

/** How many codes are needed for pieces of items that are counted one by one. */
export const countUnits = async ({ sql, orgId }: OrgDb, id: ImportId): Promise<number> => {
  const [counted] = await sql<{ units: number }[]>`
    select coalesce(sum((r.related ->> 'quantity')::int), 0)::int as units from import_row r ${changedItem(sql, orgId)}
    where r.org_id = ${orgId} and r.import_id = ${id} and coalesce(i.tracking, r.content ->> 'tracking', 'unit') = 'unit'
      and (r.outcome is null or i.had_none)`;
  return counted?.units ?? 0;
};

export type BulkReceived = {
  readonly itemId: ItemId;
  readonly quantity: number;
  readonly locationId: StorageLocationId;
  readonly eventId: string;
  readonly ledgerId: string;
};

/** Balances follow by themselves. */
export const receiveBulk = async (
  { sql, orgId }: OrgDb,
  rows: readonly BulkReceived[],
  { by, at }: { by: UserId; at: Date },
) => {
  if (rows.length === 0) return;
  await sql`
    insert into scan_event (org_id, id, at, kind, item_id, quantity, location_id, by_id)
    select ${orgId}, n."eventId", ${at}, 'received', n."itemId", n.quantity, n."locationId", ${by}
    from jsonb_to_recordset(${sql.json([...rows])}) as n ("eventId" uuid, "itemId" uuid, quantity int, "locationId" uuid)`;
  await sql`
    insert into stock_ledger (org_id, id, item_id, location_id, event_id, delta)
    select ${orgId}, n."ledgerId", n."itemId", n."locationId", n."eventId", n.quantity
    from jsonb_to_recordset(${sql.json([...rows])}) as n ("ledgerId" uuid, "eventId" uuid, "itemId" uuid, quantity int, "locationId" uuid)`;
};

/** The pictures of rows that name some, in their order; the first is the cover. */
export const attachPictures = async ({ sql, orgId }: OrgDb, id: ImportId, { after, to }: RowRange) => {
  await sql`
    delete from item_picture h using import_row r
    where h.org_id = ${orgId} and r.org_id = ${orgId} and r.import_id = ${id} and r.row_no > ${after} and r.row_no <= ${to}
      and r.outcome = 'changed' and r.related ? 'pictures' and h.item_id = r.item_id`;
  await sql`
    insert into item_picture (org_id, item_id, file_id, position)
    select ${orgId}, r.item_id, f.id, min(named.ordinal) from import_row r
    cross join lateral jsonb_array_elements_text(r.related -> 'pictures') with ordinality as named (name, ordinal)
    join import_picture p on p.org_id = r.org_id and p.import_id = r.import_id and p.name = named.name
    join file f on f.org_id = p.org_id and f.digest = p.digest
    where r.org_id = ${orgId} and r.import_id = ${id} and r.row_no > ${after} and r.row_no <= ${to}
      and (r.outcome is null or r.outcome = 'changed') and r.related ? 'pictures'
    group by r.item_id, f.id`;
  await sql`
    update item i set cover_id = h.file_id from import_row r join item_picture h on h.org_id = r.org_id and h.item_id = r.item_id
    where r.org_id = ${orgId} and r.import_id = ${id} and r.row_no > ${after} and r.row_no <= ${to} and r.outcome = 'changed' and r.related ? 'pictures'
      and h.position = (select min(f.position) from item_picture f where f.org_id = ${orgId} and f.item_id = r.item_id)
      and i.org_id = ${orgId} and i.id = r.item_id and i.cover_id is distinct from h.file_id`;
};

/** Looks how large the tables have become. */
export const analyzeImportTables = async ({ sql }: AccountDb) => {
  await sql`select learn_import_sizes()`;
};

/** The same, if they are believed to be small: plans made for a few rows would read all of them for each one added. */
export const analyzeSmallTables = async ({ sql }: AccountDb) => {
  await sql`select learn_import_sizes() where (select c.reltuples from pg_class c where c.oid = 'item'::regclass) < ${believedSmall}`;
};
const believedSmall = 10_000;

/** Tells, with the commit, whoever looks at items that there are others now. */
export const tellItems = async ({ sql, orgId }: OrgDb, withFields: boolean) => {
  for (const action of withFields
    ? (['item.created-many', 'custom-field.created'] as const)
    : (['item.created-many'] as const))
    await sql`select pg_notify(${changeChannel}, ${noticeOf(orgId, action, null)})`;
};
