import type { UnitEvent } from '@archway/contract/inventory/fold-unit';
import type { ItemId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../../platform/db/db.ts';

/** Everything that was said of the pieces of an item, piece by piece. */
export const eventsOfItem = async ({ sql, orgId }: OrgDb, id: ItemId): Promise<UnitEvent[][]> => {
  const events = await sql<(UnitEvent & { unitId: string })[]>`
    select id, unit_id, at, kind, by_id as by, location_id, condition, undoes, move_id, verdict from scan_event
    where org_id = ${orgId} and item_id = ${id} and unit_id is not null`;
  return [...Map.groupBy(events, ({ unitId }) => unitId).values()];
};

export const vehicleIds = async ({ sql, orgId }: OrgDb): Promise<ReadonlySet<string>> => {
  const locations = await sql<{ id: string }[]>`
    select id from storage_location where org_id = ${orgId} and kind = 'vehicle'`;
  return new Set(locations.map(({ id }) => id));
};
