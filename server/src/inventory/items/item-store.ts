import type { Item, ItemChange, NewItem } from '@archway/contract/inventory/item';
import type { ItemStatus } from '@archway/contract/inventory/states';
import type { CategoryId, FileId, ItemId, OrgId, UserId, VendorId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Question } from '../../platform/db/pool.ts';
import { itemRowColumns } from './item-columns-store.ts';

/** An item as JSON that PostgreSQL wrote, and apart from it what not everybody may see. */
export type WrittenItem = {
  readonly json: string;
  readonly purchaseCost: number | null;
  readonly replacementCost: number | null;
};

export const findWrittenItem = async (db: OrgDb, id: ItemId): Promise<WrittenItem | undefined> =>
  (await writtenItem(db, id))[0];

/** The question itself, for whoever asks more with it. */
export const writtenItem = ({ sql, orgId }: OrgDb, id: ItemId): Question<WrittenItem> =>
  sql`select ${writtenColumns(sql)} from item i where i.org_id = ${orgId} and i.id = ${id} and i.deleted_at is null`;

/** Of `item i`: a row of the table, or one that a statement just wrote and returns. */
const writtenColumns = (sql: OrgDb['sql']) => sql`
    (select row_to_json(listed)::text from (
      select ${itemRowColumns(sql)}, i.description, i.weight, i.materials, i.room_types as "roomTypes",
        i.vendor_id as "vendorId", v.name as "vendorName", i.vendor_sku as "vendorSku", i.sale_price as "salePrice", i.fragile, i.two_person as "twoPerson",
        i.pack_method as "packMethod", i.buffer_days as "bufferDays", i.custom_fields as "customFields", i.created_at as "createdAt",
        (select concat_ws(' ', a.first_name, a.last_name) from app_user a where a.id = i.created_by) as "createdBy",
        case when i.cover_id is null then '[]'::json else pictures_of_item(i.id) end as pictures
      from category c left join vendor v on v.org_id = i.org_id and v.id = i.vendor_id
      where c.org_id = i.org_id and c.id = i.category_id) listed) as json, i.purchase_cost, i.replacement_cost`;

/** What is known of the fields that a change names, and whether what it refers to is here; that is held until the transaction ends. */
export const factsToChange = (
  { sql, orgId }: OrgDb,
  { id, version: _seen, ...facts }: ItemChange,
): Question<KnownFacts> => {
  const columns = new Set(['version', 'name', ...namedFacts(facts).map((fact) => factColumns[fact])]);
  return sql`
    select ${sql([...columns])}, ${categoryIsHere(sql, orgId, facts)} as category_is_here, ${vendorIsHere(sql, orgId, facts)} as vendor_is_here
    from item where org_id = ${orgId} and id = ${id} and deleted_at is null`;
};
type KnownFacts = Pick<Item, 'version' | 'name'> &
  Partial<Item> & { readonly categoryIsHere: boolean; readonly vendorIsHere: boolean };

/** Held until the transaction ends. Answers whether it is there. */
export const lockItem = async ({ sql, orgId }: OrgDb, id: ItemId): Promise<boolean> => {
  const held =
    await sql`select from item where org_id = ${orgId} and id = ${id} and deleted_at is null for update`;
  return held.length === 1;
};

type ItemRowValues = Omit<NewItem, 'status'> & {
  id: ItemId;
  status: ItemStatus;
  createdBy: UserId;
};

export const addItem = async (db: OrgDb, item: ItemRowValues): Promise<void> => {
  await newItemRow(db, item);
};

/** Adds nothing where the category or the vendor is not here, or no longer. */
export const newItemRow = ({ sql, orgId }: OrgDb, item: ItemRowValues): Question<WrittenItem> => sql`
    insert into item as i (org_id, id, category_id, vendor_id, name, sku, tracking, status, description, width, depth, height, weight,
      colour_name, colour_family, colour_hex, materials, styles, room_types, tags, brand, vendor_sku, monthly_rent, sale_price,
      purchase_cost, replacement_cost, fragile, two_person, pack_method, buffer_days, custom_fields, created_by)
    select ${orgId}, ${item.id}, ${item.categoryId}::uuid, ${item.vendorId}::uuid, ${item.name}, ${item.sku}, ${item.tracking}, ${item.status}, ${item.description},
      ${item.width}::int, ${item.depth}::int, ${item.height}::int, ${item.weight}::int, ${item.colourName}, ${item.colourFamily}, ${item.colourHex},
      ${sql.json(item.materials)}, ${sql.json(item.styles)}, ${sql.json(item.roomTypes)}, ${sql.json(item.tags)}, ${item.brand}, ${item.vendorSku},
      ${item.monthlyRent}::int, ${item.salePrice}::int, ${item.purchaseCost}::int, ${item.replacementCost}::int, ${item.fragile}, ${item.twoPerson},
      ${item.packMethod}, ${item.bufferDays}::int, ${sql.json(item.customFields)}, ${item.createdBy}
    where ${categoryIsHere(sql, orgId, item)} and ${vendorIsHere(sql, orgId, item)}
    returning ${writtenColumns(sql)}`;

type References = { categoryId?: CategoryId | undefined; vendorId?: VendorId | null | undefined };

/** Held against being removed until the transaction ends. */
const categoryIsHere = (sql: OrgDb['sql'], orgId: OrgId, { categoryId }: References) =>
  categoryId
    ? sql`exists (select from category c where c.org_id = ${orgId} and c.id = ${categoryId} and c.deleted_at is null for key share)`
    : true;
const vendorIsHere = (sql: OrgDb['sql'], orgId: OrgId, { vendorId }: References) =>
  vendorId
    ? sql`exists (select from vendor v where v.org_id = ${orgId} and v.id = ${vendorId} and v.deleted_at is null for key share)`
    : true;

/** Whether what a new item refers to is here; held until the transaction ends. */
export const referencesHere = (
  { sql, orgId }: OrgDb,
  references: References,
): Question<{ categoryIsHere: boolean; vendorIsHere: boolean }> => sql`
  select ${categoryIsHere(sql, orgId, references)} as category_is_here, ${vendorIsHere(sql, orgId, references)} as vendor_is_here`;

/** Changes nothing where the item is no longer of this version. */
export const changedItemRow = (
  { sql, orgId }: OrgDb,
  { id, version, ...facts }: ItemChange,
): Question<WrittenItem> => {
  const assignments = namedFacts(facts).map((fact, index) => {
    const column = sql(factColumns[fact]);
    const value = facts[fact] ?? null;
    const kept = typeof value === 'object' && value ? sql.json(value) : value;
    return index ? sql`, ${column} = ${kept}` : sql`${column} = ${kept}`;
  });
  return sql`
    update item i set ${assignments.length ? assignments : sql`version = version`}
    where i.org_id = ${orgId} and i.id = ${id} and i.version = ${version} and i.deleted_at is null
    returning ${writtenColumns(sql)}`;
};

/** What a change may name, and the column where it is kept. */
const factColumns = {
  categoryId: 'category_id',
  vendorId: 'vendor_id',
  name: 'name',
  sku: 'sku',
  description: 'description',
  width: 'width',
  depth: 'depth',
  height: 'height',
  weight: 'weight',
  colourName: 'colour_name',
  colourFamily: 'colour_family',
  colourHex: 'colour_hex',
  materials: 'materials',
  styles: 'styles',
  roomTypes: 'room_types',
  tags: 'tags',
  brand: 'brand',
  vendorSku: 'vendor_sku',
  monthlyRent: 'monthly_rent',
  salePrice: 'sale_price',
  purchaseCost: 'purchase_cost',
  replacementCost: 'replacement_cost',
  fragile: 'fragile',
  twoPerson: 'two_person',
  packMethod: 'pack_method',
  bufferDays: 'buffer_days',
  customFields: 'custom_fields',
} as const satisfies Record<keyof ItemFacts, string>;

export type ItemFacts = Omit<ItemChange, 'id' | 'version'>;
type Fact = keyof typeof factColumns;
export const namedFacts = (facts: ItemFacts) =>
  (Object.keys(facts) as Fact[]).filter((fact) => facts[fact] !== undefined); // a schema let no other keys in

export const setItemStatus = async ({ sql, orgId }: OrgDb, id: ItemId, status: ItemStatus) => {
  await sql`update item set status = ${status} where org_id = ${orgId} and id = ${id}`;
};

/** Whether it has, or ever had, a piece. */
export const itemHasHistory = async ({ sql, orgId }: OrgDb, id: ItemId): Promise<boolean> => {
  const [answer] = await sql<
    { has: boolean }[]
  >`select exists (select from scan_event e where e.org_id = ${orgId} and e.item_id = ${id})
      or exists (select from unit u where u.org_id = ${orgId} and u.item_id = ${id}) as has`;
  return answer?.has ?? false;
};

export const deleteItem = async ({ sql, orgId }: OrgDb, id: ItemId) => {
  await sql`delete from item_picture where org_id = ${orgId} and item_id = ${id}`;
  await sql`update item set deleted_at = now(), cover_id = null where org_id = ${orgId} and id = ${id}`;
};

/** Answers how many of the pictures are here; the first of the list becomes the cover. */
export const setItemPictures = async (
  { sql, orgId }: OrgDb,
  id: ItemId,
  pictureIds: readonly FileId[],
): Promise<number> => {
  await sql`delete from item_picture where org_id = ${orgId} and item_id = ${id}`;
  const put = await sql`
    insert into item_picture (org_id, item_id, file_id, position)
    select ${orgId}, ${id}, f.id, wanted.position from jsonb_array_elements_text(${sql.json(pictureIds)}) with ordinality as wanted (id, position)
    join file f on f.org_id = ${orgId} and f.id = wanted.id::uuid`;
  await sql`update item set cover_id = (select p.file_id from item_picture p where p.org_id = ${orgId} and p.item_id = ${id} order by p.position limit 1)
    where org_id = ${orgId} and id = ${id}`;
  return put.count;
};

/** The whole item, costs included, for code that compares and decides. */
export const readItem = ({ json, purchaseCost, replacementCost }: WrittenItem): Item =>
  ({ ...JSON.parse(json), purchaseCost, replacementCost }) as Item; // the statement lists exactly the contract's fields
