import { namesOf, type ValuesOf } from '@archway/contract/kernel/fields/fields';
import type { StorageLocationId, UserId } from '@archway/contract/kernel/ids';
import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { storageLocationFields } from '@archway/contract/storage/storage-location-fields';
import { lastChange } from '../platform/db/changes/changer.ts';
import type { OrgDb } from '../platform/db/db.ts';
import {
  assignedValues,
  columnsText,
  givenValues,
  selectedText,
} from '../platform/db/lists/field-columns.ts';
import { jsonList } from '../platform/db/lists/json-list.ts';
import type { Fragment } from '../platform/db/pool.ts';
import { newId } from '../platform/ids.ts';

type Sql = OrgDb['sql'];

const fields = selectedText(namesOf(storageLocationFields), 'l');
const facts = (sql: Sql) => sql`l.id, l.version, ${sql.unsafe(fields)}, ${lastChange(sql, 'l')}`;

/** Lost pieces still count where they were last seen; sold, retired and disposed ones do not. */
const standing = (sql: Sql) => sql`lifecycle in ('active', 'lost')`;

export const storageLocations = (db: OrgDb) => jsonList<StorageLocation>(db, storageRows(db));

export const storageRows = ({ sql, orgId }: OrgDb): Fragment => sql`
      select ${facts(sql)}, coalesce(u.pieces, 0) + coalesce(b.pieces, 0) as pieces from storage_location l
      left join (select location_id, count(*) as pieces from unit where org_id = ${orgId} and ${standing(sql)} group by location_id) u on u.location_id = l.id
      left join (select location_id, sum(on_hand) as pieces from bulk_balance where org_id = ${orgId} and on_hand > 0 group by location_id) b on b.location_id = l.id
      where l.org_id = ${orgId} and l.deleted_at is null and l.kind <> 'site' order by l.code nulls last, lower(l.name), l.id`;

/** Every location with the one it is in. */
export const storageBranches = async ({ sql, orgId }: OrgDb) =>
  sql<
    { id: string; parentId: string | null; name: string }[]
  >`select id, parent_id, name from storage_location where org_id = ${orgId} and deleted_at is null and kind <> 'site'`;

const columns = (sql: Sql) => sql`${facts(sql)}, (
    (select count(*) from unit u where u.org_id = l.org_id and u.location_id = l.id and ${standing(sql)})
    + coalesce((select sum(b.on_hand) from bulk_balance b where b.org_id = l.org_id and b.location_id = l.id), 0))::float8 as pieces`;

export const findStorageLocation = async (
  { sql, orgId }: OrgDb,
  id: StorageLocationId,
): Promise<StorageLocation | undefined> => {
  const [location] = await sql<StorageLocation[]>`
    select ${columns(sql)} from storage_location l where l.org_id = ${orgId} and l.id = ${id} and l.deleted_at is null and l.kind <> 'site'`;
  return location;
};

/** Held so that it is not taken away while something is put into it. */
export const lockStorageLocationShared = async (
  { sql, orgId }: OrgDb,
  id: StorageLocationId,
): Promise<Pick<StorageLocation, 'name' | 'active'> | undefined> => {
  const [location] = await sql<Pick<StorageLocation, 'name' | 'active'>[]>`
    select name, active from storage_location where org_id = ${orgId} and id = ${id} and deleted_at is null and kind <> 'site' for key share`;
  return location;
};

/** Held until the transaction ends: whoever puts something into it waits. */
export const lockStorageLocation = async (
  { sql, orgId }: OrgDb,
  id: StorageLocationId,
): Promise<StorageLocation | undefined> => {
  const [location] = await sql<StorageLocation[]>`
    select ${columns(sql)} from storage_location l where l.org_id = ${orgId} and l.id = ${id} and l.deleted_at is null and l.kind <> 'site' for update of l`;
  return location;
};

const treeLock = 727_102;

/** Held until the transaction ends: two locations that are put inside each other at once would make a loop. */
export const lockStorageTree = async ({ sql, orgId }: OrgDb) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${orgId}, ${treeLock}))`;
};

/** Whether a location is another one, or stands anywhere inside it. */
export const isStoredWithin = async (
  { sql }: OrgDb,
  id: StorageLocationId,
  top: StorageLocationId,
): Promise<boolean> =>
  (await sql`select 1 from locations_within(${top}) inside where inside = ${id}`).length > 0;

type StorageFacts = ValuesOf<typeof storageLocationFields>;
type StorageLocationRow = StorageFacts & { readonly createdBy: UserId | null };

const rowOf = ({ sql, orgId }: OrgDb, id: StorageLocationId, row: StorageLocationRow) =>
  sql`(org_id, id, created_by, ${sql.unsafe(columnsText(namesOf(storageLocationFields)))})
    values (${orgId}, ${id}, ${row.createdBy}, ${givenValues(sql, storageLocationFields, row)})`;

export const addStorageLocation = async (db: OrgDb, row: StorageLocationRow): Promise<StorageLocationId> => {
  const id = newId<StorageLocationId>();
  await db.sql`insert into storage_location ${rowOf(db, id, row)}`;
  return id;
};

/** Adds what is not there yet, by code, and answers how many those were and which id the code has now. */
export const addMissingStorageLocation = async (db: OrgDb, row: StorageLocationRow & { code: string }) => {
  const { sql, orgId } = db;
  const added = await sql`
    insert into storage_location ${rowOf(db, newId(), row)} on conflict (org_id, code) where deleted_at is null do nothing`;
  const [location] = await sql<{ id: StorageLocationId }[]>`
    select id from storage_location where org_id = ${orgId} and code = ${row.code} and deleted_at is null for key share`;
  if (!location) throw new Error(`The storage location ${row.code} is not there.`);
  return { id: location.id, added: added.count };
};

export const changeStorageLocationRow = async (
  { sql, orgId }: OrgDb,
  id: StorageLocationId,
  row: StorageFacts,
) => {
  await sql`
    update storage_location set ${assignedValues(sql, storageLocationFields, row)}
    where org_id = ${orgId} and id = ${id}`;
};

/**
 * What keeps a location from being removed: locations inside it, and pieces that stand in it or are at home in it. A retired
 * piece stands somewhere, too, and can be taken into use again. Asked while the location is held, so that the answer stays true.
 */
export const countStorageUses = async ({ sql, orgId }: OrgDb, id: StorageLocationId) => {
  const [uses] = await sql<{ children: number; pieces: number }[]>`select
    (select count(*)::int from storage_location where org_id = ${orgId} and parent_id = ${id} and deleted_at is null) as children,
    ((select count(*) from unit where org_id = ${orgId} and (location_id = ${id} or home_location_id = ${id}) and lifecycle not in ('sold', 'disposed'))
      + coalesce((select sum(on_hand) from bulk_balance where org_id = ${orgId} and location_id = ${id}), 0))::float8 as pieces`;
  return uses ?? { children: 0, pieces: 0 };
};

export const moveStoredLocations = async (
  { sql, orgId }: OrgDb,
  from: StorageLocationId,
  to: StorageLocationId,
) => {
  await sql`update storage_location set parent_id = ${to} where org_id = ${orgId} and parent_id = ${from} and deleted_at is null`;
};

export const deleteStorageLocation = async ({ sql, orgId }: OrgDb, id: StorageLocationId) => {
  await sql`update storage_location set deleted_at = now() where org_id = ${orgId} and id = ${id}`;
};
