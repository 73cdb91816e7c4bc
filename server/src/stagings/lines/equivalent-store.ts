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

/** Of those that look nearest. */
const mostCandidates = 60;

/**
 * Items of the same category, or of one beside it, of which enough are free for a stay, each with the days it rests itself.
 * Those that look nearest come first, and how many are free is counted from there until there are enough of them: in a large
 * category it would take longer than anybody waits to count all.
 */
export const findCandidates = (
  { sql, orgId }: OrgDb,
  { itemId, quantity, from, to }: Days & { itemId: ItemId; quantity: number },
): Promise<Candidate[]> => sql<Candidate[]>`
  with wanted as materialized (select x.category_id, y.parent_id, x.color_family, x.width, x.height, x.monthly_rent
      from item x join category y on y.org_id = x.org_id and y.id = x.category_id where x.org_id = ${orgId} and x.id = ${itemId}),
    ranked as materialized (select i.id from wanted w
      join category c on c.org_id = ${orgId} and (c.id = w.category_id or c.parent_id = w.parent_id or c.parent_id = w.category_id or c.id = w.parent_id)
      join item i on i.org_id = ${orgId} and i.category_id = c.id
      where i.deleted_at is null and i.status = 'active' and i.id <> ${itemId} and cap_of(i) >= ${quantity}
      order by c.id = w.category_id desc, (i.color_family is distinct from w.color_family)::int + ${gap(sql, 'width')} + ${gap(sql, 'height')} + ${gap(sql, 'monthly_rent')}, i.sort_name, i.id)
  select k.* from ranked r cross join lateral (
    select ${columns(sql)}, f.free from ${source(sql)} cross join lateral free_of(i, ${from}, ${to}) f where i.org_id = ${orgId} and i.id = r.id limit 1) k
  where k.free >= ${quantity} limit ${mostCandidates}`;

/** By what part of the wanted one they differ, one where nobody knows. */
const gap = (sql: OrgDb['sql'], column: 'width' | 'height' | 'monthly_rent') => {
  const [its, wanted] = [sql.unsafe(`i.${column}`), sql.unsafe(`w.${column}`)];
  return sql`coalesce(least(abs(${its} - ${wanted})::float8 / greatest(${wanted}, 1), 1), 1)`;
};
