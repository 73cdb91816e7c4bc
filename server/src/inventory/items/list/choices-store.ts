import type { ItemChoices } from '@archway/contract/inventory/item-endpoints';
import type * as z from 'zod';
import type { OrgDb } from '../../../platform/db/db.ts';
import { forceCustomPlan } from '../../../platform/db/force-custom-plan.ts';
import { writtenJson } from '../../../platform/db/lists/written-json.ts';
import type { Fragment } from '../../../platform/db/pool.ts';

/** As many as a person would look through. */
const most = 60;

/** What items of the catalog are described with. They are read once; what many of them share is taken apart once. */
export const itemChoices = async (db: OrgDb) => {
  const { sql, orgId } = db;
  const counted = (values: Fragment) => sql`
    (select coalesce(json_agg(counted), '[]'::json) from (
      select value, sum(n)::int as items from ${values} where value <> '' group by value order by items desc, value limit ${most}) counted)`;
  const words = (list: Fragment) => counted(sql`used, jsonb_array_elements_text(${list}) value`);
  const [, written] = await Promise.all([
    forceCustomPlan(db),
    writtenJson<z.infer<typeof ItemChoices>>(sql<{ json: string }[]>`
    with used as materialized (
      select i.color_family, i.brand, i.styles, i.tags, i.materials, count(*) as n from item i
      where i.org_id = ${orgId} and i.deleted_at is null and i.status <> 'archived' group by 1, 2, 3, 4, 5)
    select json_build_object(
      'colors', ${counted(sql`(select color_family as value, n from used) families`)},
      'brands', ${counted(sql`(select brand as value, n from used) brands`)},
      'styles', ${words(sql`styles`)}, 'tags', ${words(sql`tags`)}, 'materials', ${words(sql`materials`)})::text as json`),
  ]);
  return written;
};
