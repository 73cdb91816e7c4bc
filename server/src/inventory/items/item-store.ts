import type { Item, ItemChange, NewItem } from '@archway/contract/inventory/item';
import { itemFields } from '@archway/contract/inventory/item-fields';
import type { ItemStatus } from '@archway/contract/inventory/states';
import { columnOf, namesOf, namesWhere } from '@archway/contract/kernel/fields/fields';
import type { CategoryId, FileId, ItemId, OrgId, UserId, VendorId } from '@archway/contract/kernel/ids';
import { changer } from '../../platform/db/changes/changer.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import { idsInOrder } from '../../platform/db/lists/any-of.ts';
import {
  assignedValues,
  columnsText,
  givenValues,
  namedFields,
} from '../../platform/db/lists/field-columns.ts';
import type { Query } from '../../platform/db/pool.ts';
import { guardedColumns, itemPageColumns, itemRowColumns } from './list/item-columns-store.ts';

/** An item as JSON that PostgreSQL wrote, and apart from it what not everybody may see. */
export type WrittenItem = { readonly json: string } & Costs;
export type Costs = Readonly<Pick<Item, (typeof costs)[number]>>;
const costs = namesWhere(itemFields, 'guard');
/** Picked one by one: a row that was read together with who reads it holds more. */
export const costsOf = (written: WrittenItem) =>
  Object.fromEntries(costs.map((name) => [name, written[name]])) as Costs; // one for each
/** For whoever may see none. */
export const noCosts = Object.fromEntries(costs.map((name) => [name, null])) as Costs; // each is a number or none

export const findWrittenItem = async (db: OrgDb, id: ItemId): Promise<WrittenItem | undefined> =>
  (await writtenItem(db, id))[0];

/** The question itself, for whoever asks more with it. */
export const writtenItem = ({ sql, orgId }: OrgDb, id: ItemId): Query<WrittenItem> =>
  sql`select ${writtenColumns(sql)} from item i where i.org_id = ${orgId} and i.id = ${id} and i.deleted_at is null`;

/** Of `item i`: a row of the table, or one that a statement just wrote and returns. */
const writtenColumns = (sql: OrgDb['sql']) => sql`
    (select row_to_json(listed)::text from (
      select ${itemRowColumns(sql)}, ${itemPageColumns(sql)}, v.name as "vendorName", i.created_at as "createdAt",
        (select concat_ws(' ', a.first_name, a.last_name) from app_user a where a.id = i.created_by) as "createdBy",
        ${changer(sql, 'i')},
        case when i.cover_id is null then '[]'::json else pictures_of_item(i.id) end as pictures
      from category c left join vendor v on v.org_id = i.org_id and v.id = i.vendor_id
      where c.org_id = i.org_id and c.id = i.category_id) listed) as json, ${guardedColumns(sql)}`;

/** What is known of the fields that a change names, and whether what it refers to is here; that is held until the transaction ends. */
export const factsToChange = (
  { sql, orgId }: OrgDb,
  { id, version: _seen, ...facts }: ItemChange,
): Query<KnownFacts> => {
  const columns = new Set(['version', 'name', ...namedFacts(facts).map(columnOf)]);
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

/** Those that are firmly promised to a job from today on. */
export const promisedAmong = async (
  { sql, orgId }: OrgDb,
  ids: readonly ItemId[],
): Promise<ReadonlySet<ItemId>> => {
  const rows = await sql<{ id: ItemId }[]>`
    select promised_items(${orgId}, array(select jsonb_array_elements_text(${sql.json([...ids])})::uuid)) as id`;
  return new Set(rows.map(({ id }) => id));
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
export const newItemRow = ({ sql, orgId }: OrgDb, item: ItemRowValues): Query<WrittenItem> => sql`
    insert into item as i (org_id, id, tracking, status, created_by, ${sql.unsafe(fieldColumns)})
    select ${orgId}, ${item.id}, ${item.tracking}, ${item.status}, ${item.createdBy}, ${givenValues(sql, itemFields, item)}
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
): Query<{ categoryIsHere: boolean; vendorIsHere: boolean }> => sql`
  select ${categoryIsHere(sql, orgId, references)} as category_is_here, ${vendorIsHere(sql, orgId, references)} as vendor_is_here`;

/** Changes nothing where the item is no longer of this version. */
export const changedItemRow = (
  { sql, orgId }: OrgDb,
  { id, version, ...facts }: ItemChange,
): Query<WrittenItem> => {
  const assignments = assignedValues(sql, itemFields, facts);
  return sql`
    update item i set ${assignments.length ? assignments : sql`version = version`}
    where i.org_id = ${orgId} and i.id = ${id} and i.version = ${version} and i.deleted_at is null
    returning ${writtenColumns(sql)}`;
};

const fieldColumns = columnsText(namesOf(itemFields));

export type ItemFacts = Omit<ItemChange, 'id' | 'version'>;
export const namedFacts = (facts: ItemFacts) => namedFields(itemFields, facts);

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
    select ${orgId}, ${id}, f.id, n.nth from ${idsInOrder(sql, pictureIds)}
    join file f on f.org_id = ${orgId} and f.id = n.id and f.kind = 'picture'`;
  await sql`update item set cover_id = (select p.file_id from item_picture p where p.org_id = ${orgId} and p.item_id = ${id} order by p.position limit 1)
    where org_id = ${orgId} and id = ${id}`;
  return put.count;
};

/** The whole item, costs included, for code that compares and decides. */
export const readItem = (written: WrittenItem): Item =>
  ({ ...JSON.parse(written.json), ...costsOf(written) }) as Item; // the statement lists exactly the contract's fields
