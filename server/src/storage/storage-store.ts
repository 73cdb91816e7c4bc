import type { StorageLocationId, UserId } from '@archway/contract/kernel/ids';
import type { StorageLocation } from '@archway/contract/storage/storage-location';
import type { OrgDb } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';

const columns = (sql: OrgDb['sql']) => sql`id, version, name, kind, code, parent_id, address`;

export const storageLocations = async ({ sql, orgId }: OrgDb): Promise<StorageLocation[]> => {
  const rows = await sql<StorageLocation[]>`
    select ${columns(sql)} from storage_location where org_id = ${orgId} and deleted_at is null order by code nulls last, lower(name), id`;
  return [...rows];
};

/** Held so that it is not taken away while something is put into it. */
export const holdStorageLocation = async (
  { sql, orgId }: OrgDb,
  id: StorageLocationId,
): Promise<StorageLocation | undefined> => {
  const [location] = await sql<StorageLocation[]>`
    select ${columns(sql)} from storage_location where org_id = ${orgId} and id = ${id} and deleted_at is null for key share`;
  return location;
};

export type StorageLocationRow = Pick<StorageLocation, 'name' | 'kind' | 'code' | 'parentId' | 'address'> & {
  createdBy: UserId | null;
};

export const addStorageLocation = async (
  { sql, orgId }: OrgDb,
  row: StorageLocationRow,
): Promise<StorageLocation> => {
  const [added] = await sql<StorageLocation[]>`
    insert into storage_location (org_id, id, parent_id, name, kind, code, address, created_by)
    values (${orgId}, ${newId()}, ${row.parentId}, ${row.name}, ${row.kind}, ${row.code}, ${row.address}, ${row.createdBy})
    returning ${columns(sql)}`;
  if (!added) throw new Error('The storage location was not added.');
  return added;
};

/** Adds what is not there yet, by code, and answers how many those were and which id the code has now. */
export const addMissingStorageLocation = async (
  { sql, orgId }: OrgDb,
  row: StorageLocationRow & { code: string },
) => {
  const added = await sql`
    insert into storage_location (org_id, id, parent_id, name, kind, code, address, created_by)
    values (${orgId}, ${newId()}, ${row.parentId}, ${row.name}, ${row.kind}, ${row.code}, ${row.address}, ${row.createdBy})
    on conflict (org_id, code) where deleted_at is null do nothing`;
  const [location] = await sql<{ id: StorageLocationId }[]>`
    select id from storage_location where org_id = ${orgId} and code = ${row.code} and deleted_at is null`;
  if (!location) throw new Error(`The storage location ${row.code} is not there.`);
  return { id: location.id, added: added.count };
};
