import type { ItemsChange } from '@archway/contract/inventory/item-endpoints';
import type { ItemStatus } from '@archway/contract/inventory/states';
import type { ItemId, UnitId } from '@archway/contract/kernel/ids';
import { mostMoney } from '@archway/contract/kernel/limits';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/pool.ts';

type LockedItem = { id: ItemId; name: string; status: ItemStatus };

/** Held until the transaction ends, always in the order of their ids. */
export const lockItems = ({ sql, orgId }: OrgDb, ids: readonly ItemId[]): Promise<LockedItem[]> => sql<
  LockedItem[]
>`
  select id, name, status from item where org_id = ${orgId} and id in ${sql(ids)} and deleted_at is null order by id for update`;

type Change = Omit<z.output<typeof ItemsChange>, 'ids' | 'locationId'>;

/** Answers whether they were changed: a category that is not here takes no item. */
export const changeItemRows = async (
  { sql, orgId }: OrgDb,
  ids: readonly ItemId[],
  { categoryId, addTags, removeTags, status, pricePercent }: Change,
): Promise<boolean> => {
  const factor = pricePercent === undefined ? undefined : 1 + pricePercent / 100;
  const changed = await sql`
    update item set
      category_id = coalesce(${categoryId ?? null}::uuid, category_id),
      status = coalesce(${status ?? null}, status),
      ${factor === undefined ? sql`` : sql`monthly_rent = ${raised(sql, sql`monthly_rent`, factor)}, sale_price = ${raised(sql, sql`sale_price`, factor)},`}
      tags = ${addTags || removeTags ? newTags(sql, addTags ?? [], removeTags ?? []) : sql`tags`}
    where org_id = ${orgId} and id in ${sql(ids)}
      ${categoryId ? sql`and exists (select from category c where c.org_id = ${orgId} and c.id = ${categoryId} and c.deleted_at is null for key share)` : sql``}`;
  return changed.count === ids.length;
};

/** A price that nobody has said stays unsaid; none grows beyond what a price can be. */
const raised = (sql: OrgDb['sql'], price: Fragment, factor: number) =>
  sql`case when ${price} is not null then least(round(${price} * ${factor}::numeric), ${mostMoney}::numeric)::int end`;

/** Those there were, without the removed and the added ones, then the added ones; compared without regard to case. */
const newTags = (sql: OrgDb['sql'], added: readonly string[], removed: readonly string[]) => {
  const dropped = [...added, ...removed];
  const kept = sql`(select coalesce(jsonb_agg(tag order by ordinal), '[]') from jsonb_array_elements_text(tags) with ordinality as old (tag, ordinal)
    where lower(tag) not in (select lower(gone) from jsonb_array_elements_text(${sql.json(dropped)}) gone))`;
  return sql`${kept} || ${sql.json([...added])}`;
};

/** Whether any of them has more tags than a person can look through. */
export const hasTooManyTags = async (
  { sql, orgId }: OrgDb,
  ids: readonly ItemId[],
  most: number,
): Promise<boolean> => {
  const [found] =
    await sql`select 1 from item where org_id = ${orgId} and id in ${sql(ids)} and jsonb_array_length(tags) > ${most} limit 1`;
  return found !== undefined;
};

/** The pieces that stand in a warehouse and could be brought elsewhere. */
export const unitsInStorageOf = async ({ sql, orgId }: OrgDb, ids: readonly ItemId[]): Promise<UnitId[]> => {
  const units = await sql<{ id: UnitId }[]>`
    select id from unit where org_id = ${orgId} and item_id in ${sql(ids)} and lifecycle = 'active' and custody in ('in_storage', 'in_repair') order by id`;
  return units.map(({ id }) => id);
};
