import type { ItemId } from '@archway/contract/kernel/ids';
import type { MoveLoad } from '@archway/contract/moves/move-load';
import type { OrgDb } from '../platform/db/db.ts';

type Sql = OrgDb['sql'];

/** Of lines `l` with their items `i`: what all of it takes up and weighs, as far as it was measured. */
const sums = (sql: Sql) => sql`json_build_object(
    'volume', coalesce(sum(l.planned * (i.width::float8 * i.depth * i.height / 1000000)), 0),
    'weight', coalesce(sum(l.planned * i.weight::float8), 0),
    'twoPerson', least(coalesce(sum(l.planned) filter (where i.two_person), 0), 2147483647),
    'assemblyMinutes', least(coalesce(sum(l.planned::bigint * i.assembly_minutes), 0), 2147483647),
    'unmeasured', least(coalesce(sum(l.planned) filter (where num_nulls(i.width, i.depth, i.height, i.weight) > 0), 0), 2147483647))`;

/** Of each move `v`. */
export const loadColumn = (sql: Sql) => sql`(select ${sums(sql)} from move_line l
  join item i on i.org_id = l.org_id and i.id = l.item_id where l.org_id = v.org_id and l.move_id = v.id
    and not l.is_extra and l.substitute_for is null)`;

/** Of lines that are not planned yet. */
export const loadOfLines = async (
  { sql, orgId }: OrgDb,
  lines: readonly { readonly itemId: ItemId; readonly planned: number }[],
): Promise<MoveLoad> => {
  const rows = lines.map(({ itemId, planned }) => ({ itemId, planned }));
  const [found] = await sql<[{ load: MoveLoad }]>`
    select ${sums(sql)} as load from jsonb_to_recordset(${sql.json(rows)}) as l ("itemId" uuid, planned int)
    join item i on i.org_id = ${orgId} and i.id = l."itemId"`;
  return found.load;
};
