import type { ItemChoices } from '@archway/contract/inventory/item-endpoints';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/pool.ts';
import { rawJson } from '../../platform/http/raw-json.ts';

/** As many as a person would look through. */
const most = 60;

export const itemChoices = async ({ sql, orgId }: OrgDb): Promise<z.infer<typeof ItemChoices>> => {
  const counted = (values: Fragment) => sql`
    (select coalesce(json_agg(counted), '[]'::json) from (
      select value, count(*)::int as items from ${values} where value <> '' group by value order by items desc, value limit ${most}) counted)`;
  const inUse = sql`item i where i.org_id = ${orgId} and i.deleted_at is null and i.status <> 'archived'`;
  const words = (list: Fragment) =>
    counted(
      sql`(select word as value from item i, jsonb_array_elements_text(${list}) word where i.org_id = ${orgId} and i.deleted_at is null and i.status <> 'archived') words`,
    );
  const [answer] = await sql<{ json: string }[]>`select json_build_object(
    'colours', ${counted(sql`(select i.colour_family as value from ${inUse}) families`)},
    'brands', ${counted(sql`(select i.brand as value from ${inUse}) brands`)},
    'styles', ${words(sql`i.styles`)}, 'tags', ${words(sql`i.tags`)}, 'materials', ${words(sql`i.materials`)})::text as json`;
  return rawJson(answer?.json ?? '');
};
