import type { StorageLocationId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';

/** The pieces that stand there or were last seen there; what is sold or disposed of stands nowhere. */
export const unitsAt = async ({ sql, orgId }: OrgDb, id: StorageLocationId): Promise<UnitId[]> => {
  const units = await sql<{ id: UnitId }[]>`
    select id from unit where org_id = ${orgId} and location_id = ${id} and lifecycle not in ('sold', 'disposed') order by id`;
  return units.map((unit) => unit.id);
};

/** What is at home in one location is at home in another from now on. */
export const moveHomes = async ({ sql, orgId }: OrgDb, from: StorageLocationId, to: StorageLocationId) => {
  await sql`
    update unit set home_location_id = ${to}
    where org_id = ${orgId} and home_location_id = ${from} and lifecycle not in ('sold', 'disposed')`;
};
