import type { FileId, ItemId } from '@archway/contract/kernel/ids';
import type { Days } from '@archway/contract/stagings/promises/hold-rules';
import type { Looks } from '@archway/contract/stagings/promises/likeness';
import type { OrgDb } from '../../platform/db/db.ts';

export type Candidate = Looks & {
  readonly itemId: ItemId;
  readonly name: string;
  readonly coverId: FileId | null;
  readonly free: number;
};

const columns = (
  sql: OrgDb['sql'],
) => sql`i.id as "itemId", i.name, i.cover_id, i.category_id, c.parent_id as "parentCategoryId",
  i.width, i.depth, i.height, i.color_hex, i.color_family, i.styles, i.room_types, i.monthly_rent`;

const source = (sql: OrgDb['sql']) =>
  sql`item i join category c on c.org_id = i.org_id and c.id = i.category_id`;

export const findLooks = async ({ sql, orgId }: OrgDb, id: ItemId): Promise<Looks | undefined> => {
  const [item] = await sql<
    Looks[]
  >`select ${columns(sql)} from ${source(sql)} where i.org_id = ${orgId} and i.id = ${id}`;
  return item;
};

/** More than these nobody looks through. */
const mostCandidates = 200;

/** Items of the same category, or of one beside it, of which enough are free for a stay, each with the days it rests itself. */
export const findCandidates = (
  { sql, orgId }: OrgDb,
  { itemId, quantity, from, to }: Days & { itemId: ItemId; quantity: number },
): Promise<Candidate[]> => sql<Candidate[]>`
  with near as materialized (select c.id, c.parent_id, c.id = w.category_id as is_same
    from (select x.category_id, y.parent_id from item x join category y on y.org_id = x.org_id and y.id = x.category_id
      where x.org_id = ${orgId} and x.id = ${itemId}) w
    join category c on c.org_id = ${orgId} and (c.id = w.category_id or c.parent_id = w.parent_id or c.parent_id = w.category_id or c.id = w.parent_id))
  select ${columns(sql)}, f.free from near c join item i on i.org_id = ${orgId} and i.category_id = c.id
  cross join lateral free_of(i, ${from}, ${to}) f
  where i.deleted_at is null and i.status = 'active' and i.id <> ${itemId} and cap_of(i) >= ${quantity} and f.free >= ${quantity}
  order by c.is_same desc, i.sort_name, i.id limit ${mostCandidates}`;
