import type { FileId, PropertyId } from '@archway/contract/kernel/ids';
import {
  mostPositions,
  type PropertiesQuery,
  type Property,
  type PropertyLikeness,
  type PropertyPositions,
  type PropertyRow,
} from '@archway/contract/properties/property';
import { propertyFields, propertyListFields } from '@archway/contract/properties/property-fields';
import type * as z from 'zod';
import { changer } from '../platform/db/changes/changer.ts';
import type { OrgDb } from '../platform/db/db.ts';
import { idsInOrder } from '../platform/db/lists/any-of.ts';
import { jsonPage, type ListParts, wholeList } from '../platform/db/lists/json-page.ts';
import { storedTable } from '../platform/db/lists/stored-table.ts';
import type { Fragment } from '../platform/db/pool.ts';

type Sql = OrgDb['sql'];
type Query = z.output<typeof PropertiesQuery>;
type Wanted = Omit<Query, 'page' | 'itemsPerPage'>;

const properties = storedTable<PropertyId, typeof propertyFields>({
  name: 'property',
  alias: 'p',
  fields: propertyFields,
  listed: propertyListFields,
});
export const {
  add: addProperty,
  change: changePropertyRow,
  lock: lockProperties,
  remove: deleteProperty,
} = properties;

const stagingsThere = (sql: Sql) => sql`from staging s where s.org_id = p.org_id and s.property_id = p.id`;

/** Beside its fields, what is known of every property. */
const derived = (sql: Sql) =>
  sql`p.id, p.version, (select count(*)::int ${stagingsThere(sql)}) as stagings, p.updated_at as "updatedAt"`;

const ownerName = (sql: Sql) =>
  sql`(select c.name from client c where c.org_id = p.org_id and c.id = p.client_id)`;

export const propertyPage = (db: OrgDb, query: Query) =>
  jsonPage<PropertyRow>(db, propertyList(db, query), query);

/** Where those are that fit a query, in its order. */
export const propertyPositions = async (db: OrgDb, query: Wanted): Promise<PropertyPositions> => {
  const { sql } = db;
  const { from, where, order } = propertyList(db, query);
  const [counted] = await sql<[{ total: number; placed: number }]>`
    select count(*)::int as total, count(p.latitude)::int as placed from ${from} where ${where}`;
  const rows = await sql<PropertyPositions['rows']>`
    select p.id, p.address, p.city, p.latitude, p.longitude, (select count(*)::int ${stagingsThere(sql)}) as stagings,
      exists (select ${stagingsThere(sql)} and s.status in ('live', 'notice', 'destaging')) as live
    from ${from} where ${where} and p.latitude is not null order by ${order} limit ${mostPositions}`;
  return {
    rows: rows.map(({ id, address, city, latitude, longitude, live }) => ({
      id,
      address,
      city,
      latitude,
      longitude,
      live,
    })),
    unplaced: counted.total - counted.placed,
    leftOut: counted.placed - rows.length,
  };
};

/** How much of two addresses must be the same to be worth a look: "St" and "Street" are. */
const nearAddress = 0.45;
const nearCity = 0.4;
const mostAlike = 5;

type Described = { address: string; city: string; exceptId?: PropertyId | undefined };

/** The properties that could be the one described: the same number of the house in a street that is called alike. */
export const propertiesAlike = async (
  { sql, orgId }: OrgDb,
  { address, city, exceptId }: Described,
): Promise<PropertyLikeness[]> => sql<PropertyLikeness[]>`
  select p.id, p.address, p.city from property p
  where p.org_id = ${orgId} and p.deleted_at is null ${exceptId ? sql`and p.id <> ${exceptId}` : sql``}
    and coalesce(substring(p.address from '\\d+'), '') = coalesce(substring(${address} from '\\d+'), '')
    and similarity(p.sort_address, plain(${address})) >= ${nearAddress}
    ${city ? sql`and similarity(p.sort_city, plain(${city})) >= ${nearCity}` : sql``}
  order by similarity(p.sort_address, plain(${address})) desc, p.id limit ${mostAlike}`;

/** For a sheet: its owner by name. */
export const propertyRows = (db: OrgDb, query: Wanted): Fragment => {
  const { sql } = db;
  const columns = sql`${derived(sql)}, ${properties.fields(sql)}, ${ownerName(sql)} as "clientName"`;
  return wholeList(db, { ...propertyList(db, query), columns });
};

const propertyList = (db: OrgDb, query: Wanted): ListParts => {
  const { sql, orgId } = db;
  const client = query.clientId && sql`(select client_now(${orgId}, ${query.clientId}))`;
  return properties.list(db, {
    query,
    derived: derived(sql),
    where: sql`and p.deleted_at is null
      ${client ? sql`and (p.client_id = ${client} or exists (select ${stagingsThere(sql)} and ${client} in (s.client_id, s.agent_id, s.homeowner_id)))` : sql``}`,
    others: { stagings: sql`stagings`, updatedAt: sql`p.updated_at` },
    last: sql`p.sort_address`,
  });
};

export const findProperty = async ({ sql, orgId }: OrgDb, id: PropertyId): Promise<Property | undefined> => {
  const [property] = await sql<Property[]>`
    select ${derived(sql)}, ${properties.fields(sql)}, ${changer(sql, 'p')}, ${ownerName(sql)} as "clientName",
      p.access_notes <> '' as "hasAccess",
      (select coalesce(jsonb_agg(x.file_id order by x.position), '[]'::jsonb) from property_picture x where x.org_id = p.org_id and x.property_id = p.id) as "pictureIds"
    from property p where p.org_id = ${orgId} and p.id = ${id} and p.deleted_at is null`;
  return property;
};

export const countStagingsAt = async ({ sql, orgId }: OrgDb, id: PropertyId): Promise<number> => {
  const [uses] = await sql<[{ stagings: number }]>`
    select count(*)::int as stagings from staging where org_id = ${orgId} and property_id = ${id}`;
  return uses.stagings;
};

/** How one gets in. Nothing but this reads or writes it. */
export const findAccessNotes = async ({ sql, orgId }: OrgDb, id: PropertyId): Promise<string | undefined> => {
  const [property] = await sql<{ accessNotes: string }[]>`
    select access_notes from property where org_id = ${orgId} and id = ${id} and deleted_at is null`;
  return property?.accessNotes;
};

/** Answers the address, for the log. */
export const setAccessNotes = async (
  { sql, orgId }: OrgDb,
  id: PropertyId,
  notes: string,
): Promise<string | undefined> => {
  const [property] = await sql<{ address: string }[]>`
    update property set access_notes = ${notes} where org_id = ${orgId} and id = ${id} and deleted_at is null returning address`;
  return property?.address;
};

/** Answers how many of them are here. */
export const putPropertyPictures = async (
  { sql, orgId }: OrgDb,
  id: PropertyId,
  pictureIds: readonly FileId[],
): Promise<number> => {
  await sql`delete from property_picture where org_id = ${orgId} and property_id = ${id}`;
  if (pictureIds.length === 0) return 0;
  const put = await sql`
    insert into property_picture (org_id, property_id, file_id, position)
    select ${orgId}, ${id}, f.id, n.nth from ${idsInOrder(sql, pictureIds)}
    join file f on f.org_id = ${orgId} and f.id = n.id and f.kind = 'picture' returning file_id`;
  return put.length;
};

/** The address of a property that is here. It is kept from being deleted until the transaction ends. */
export const findAddress = async ({ sql, orgId }: OrgDb, id: PropertyId): Promise<string | undefined> => {
  const [property] = await sql<{ address: string }[]>`
    select address from property where org_id = ${orgId} and id = ${id} and deleted_at is null for key share`;
  return property?.address;
};
