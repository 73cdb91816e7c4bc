import type { Category } from '@archway/contract/inventory/category';
import { categoryFacts, categoryFields } from '@archway/contract/inventory/category-fields';
import { namesOf, type ValuesOf } from '@archway/contract/kernel/fields/fields';
import type { CategoryId, UserId } from '@archway/contract/kernel/ids';
import { lastChange } from '../../platform/db/changes/changer.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import {
  assignedValues,
  columnsText,
  givenValues,
  selectedText,
} from '../../platform/db/lists/field-columns.ts';
import { jsonList } from '../../platform/db/lists/json-list.ts';
import type { Fragment } from '../../platform/db/pool.ts';
import { newId } from '../../platform/ids.ts';

const fields = selectedText(namesOf(categoryFields), 'c');
const columns = (sql: OrgDb['sql']) => sql`c.id, c.version, ${sql.unsafe(fields)}, c.position,
  coalesce(t.items, 0) as items, ${lastChange(sql, 'c')}`;

const counted = ({ sql, orgId }: OrgDb) => sql`(
    select category_id, sum(n)::int as items from item_tally where org_id = ${orgId} and facet = '' and status <> 'archived' group by category_id)`;

/** Every category after its parent and its elder siblings, as a person would read the tree aloud. */
export const categoryRows = (db: OrgDb): Fragment => {
  const { sql, orgId } = db;
  return sql`
    with recursive tree as (
      select id, position from category where org_id = ${orgId} and parent_id is null and deleted_at is null
      union all
      select c.id, c.position from category c join tree on c.parent_id = tree.id where c.org_id = ${orgId} and c.deleted_at is null
    ) search depth first by position, id set tree_order
    select ${columns(sql)} from tree join category c on c.id = tree.id left join ${counted(db)} t on t.category_id = c.id
    where c.org_id = ${orgId} order by tree.tree_order`;
};

export const categoryTree = (db: OrgDb) => jsonList<Category>(db, categoryRows(db));

/** The same as values, for a change that decides by it. */
export const readCategoryTree = async (db: OrgDb): Promise<Category[]> =>
  [...(await categoryRows(db))] as unknown as Category[]; // the columns above are the contract's

export const findCategory = async (db: OrgDb, id: CategoryId): Promise<Category | undefined> => {
  const { sql, orgId } = db;
  const [category] = await sql<Category[]>`
    select ${columns(sql)} from category c left join ${counted(db)} t on t.category_id = c.id
    where c.org_id = ${orgId} and c.id = ${id} and c.deleted_at is null`;
  return category;
};

const treeLock = 727_101;

/**
 * Held until the transaction ends: of those who change the shape of an organization's tree, one does it at a time, so
 * that nobody decides by a parent or an order that is just being changed.
 */
export const lockCategoryTree = async ({ sql, orgId }: OrgDb) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${orgId}, ${treeLock}))`;
};

/** Held until the transaction ends: whoever puts an item into it waits. */
export const lockCategory = async (db: OrgDb, id: CategoryId): Promise<Category | undefined> => {
  const { sql, orgId } = db;
  const [category] = await sql<Category[]>`
    select ${columns(sql)} from category c left join ${counted(db)} t on t.category_id = c.id
    where c.org_id = ${orgId} and c.id = ${id} and c.deleted_at is null for update of c`;
  return category;
};

/** The category of this name in this place, in whatever case, as the database compares names. */
export const findCategoryNamed = async (
  { sql, orgId }: OrgDb,
  parentId: CategoryId | null,
  name: string,
): Promise<CategoryId | undefined> => {
  const [category] = await sql<{ id: CategoryId }[]>`
    select id from category where org_id = ${orgId} and parent_id is not distinct from ${parentId}::uuid
      and lower(name) = lower(${name}) and deleted_at is null`;
  return category?.id;
};

/** Last among its siblings; the shape of the tree is held. */
export const addCategory = async (
  { sql, orgId }: OrgDb,
  row: ValuesOf<typeof categoryFields> & { createdBy: UserId },
): Promise<CategoryId> => {
  const id = newId<CategoryId>();
  await sql`
    insert into category (org_id, id, created_by, ${sql.unsafe(columnsText(namesOf(categoryFields)))}, position)
    values (${orgId}, ${id}, ${row.createdBy}, ${givenValues(sql, categoryFields, row)},
      (select coalesce(max(s.position) + 1, 0) from category s
        where s.org_id = ${orgId} and s.parent_id is not distinct from ${row.parentId} and s.deleted_at is null))`;
  return id;
};

/** Where it stands is not among its facts: `shiftCategories` writes that. */
export const changeCategoryRow = async (
  { sql, orgId }: OrgDb,
  id: CategoryId,
  row: ValuesOf<typeof categoryFacts>,
) => {
  await sql`
    update category set ${assignedValues(sql, categoryFacts, row)}
    where org_id = ${orgId} and id = ${id}`;
};

export const shiftCategories = async (
  { sql, orgId }: OrgDb,
  shifts: readonly Pick<Category, 'id' | 'parentId' | 'position'>[],
) => {
  if (shifts.length === 0) return;
  await sql`
    update category c set parent_id = s."parentId", position = s.position
    from jsonb_to_recordset(${sql.json(shifts)}) as s (id uuid, "parentId" uuid, position int)
    where c.org_id = ${orgId} and c.id = s.id`;
};

/** What keeps it from being removed. Asked while it is held, so that the answer stays true. */
export const countCategoryUses = async ({ sql, orgId }: OrgDb, id: CategoryId) => {
  const [uses] = await sql<{ items: number; children: number }[]>`select
    (select coalesce(sum(n), 0)::int from item_tally where org_id = ${orgId} and facet = '' and category_id = ${id}) as items,
    (select count(*)::int from category where org_id = ${orgId} and parent_id = ${id} and deleted_at is null) as children`;
  return uses ?? { items: 0, children: 0 };
};

export const moveCategoryItems = async ({ sql, orgId }: OrgDb, from: CategoryId, to: CategoryId) => {
  // In the order of their ids, as everybody locks items.
  await sql`with held as materialized (select id from item where org_id = ${orgId} and category_id = ${from} and deleted_at is null order by id for no key update)
    update item i set category_id = ${to} from held where i.org_id = ${orgId} and i.id = held.id`;
};

export const deleteCategory = async ({ sql, orgId }: OrgDb, id: CategoryId) => {
  await sql`update category set deleted_at = now() where org_id = ${orgId} and id = ${id}`;
};
