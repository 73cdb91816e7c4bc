import type { StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';

export const isVehicle = async ({ sql, orgId }: OrgDb, id: StorageLocationId): Promise<boolean> => {
  const found = await sql`select 1 from storage_location
    where org_id = ${orgId} and id = ${id} and kind = 'vehicle' and active and deleted_at is null for key share`;
  return found.length > 0;
};
