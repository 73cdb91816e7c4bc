import type { StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';

export const findLocation = async (
  { sql, orgId }: OrgDb,
  id: StorageLocationId,
): Promise<{ name: string; active: boolean } | undefined> => {
  const [location] = await sql<
    { name: string; active: boolean }[]
  >`select name, active from storage_location where org_id = ${orgId} and id = ${id} and deleted_at is null and kind <> 'site' for key share`;
  return location;
};

/** Also of one that was removed. */
export const findLocationName = async (
  { sql, orgId }: OrgDb,
  id: StorageLocationId,
): Promise<string | undefined> => {
  const [location] = await sql<
    { name: string }[]
  >`select name from storage_location where org_id = ${orgId} and id = ${id}`;
  return location?.name;
};
