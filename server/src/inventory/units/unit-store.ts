import type { UnitEvent, UnitState } from '@archway/contract/inventory/fold-unit';
import type { Condition } from '@archway/contract/inventory/states';
import type { EditedUnit, Unit, UnitsQuery } from '@archway/contract/inventory/unit';
import { unitFields, unitListFields } from '@archway/contract/inventory/unit-fields';
import { namesOf, namesWhere, type ValuesOf } from '@archway/contract/kernel/fields/fields';
import type { FileId, ItemId, MoveId, StorageLocationId, UnitId, UserId } from '@archway/contract/kernel/ids';
import type * as z from 'zod';
import { lastChange } from '../../platform/db/changes/changer.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import { anyOf, idsInOrder } from '../../platform/db/lists/any-of.ts';
import {
  assignedValues,
  fieldConditions,
  fieldOrder,
  recordTexts,
  searchedText,
  selectedText,
} from '../../platform/db/lists/field-columns.ts';
import { jsonPage, type ListParts, wholeList } from '../../platform/db/lists/json-page.ts';
import type { Fragment } from '../../platform/db/pool.ts';
import { shownStatus } from './shown-status-store.ts';

type Sql = OrgDb['sql'];
type Query = z.output<typeof UnitsQuery>;
type Wanted = Omit<Query, 'page' | 'itemsPerPage'>;

const source = (sql: Sql) => sql`unit u join item i on i.org_id = u.org_id and i.id = u.item_id
  left join storage_location l on l.org_id = u.org_id and l.id = u.location_id`;

const guarded = namesWhere(unitFields, 'guard');
const openFields = selectedText(
  namesOf(unitFields).filter((name) => !(guarded as readonly string[]).includes(name)),
  'u',
);
const guardedFields = selectedText(guarded, 'u');
const hiddenFields = guarded.map((name) => `null as "${name}"`).join(', ');
const searched = searchedText(unitFields, 'u');

/** One piece under the names of the contract, without what it cost. */
const columns = (
  db: OrgDb,
) => db.sql`u.id, u.version, u.item_id as "itemId", i.name as "itemName", ${shownStatus(db)} as "shownStatus",
  u.lifecycle, u.custody, u.condition, u.location_id as "locationId", l.name as "locationName", l.code as "locationCode",
  ${db.sql.unsafe(openFields)}, u.last_seen_at as "lastSeenAt",
  (select concat_ws(' ', a.first_name, a.last_name) from app_user a where a.id = u.last_seen_by) as "lastSeenBy",
  (select coalesce(jsonb_agg(p.file_id order by p.position), '[]'::jsonb) from unit_picture p where p.org_id = u.org_id and p.unit_id = u.id) as "pictureIds"`;

const cost = (sql: Sql, withCosts: boolean) => sql.unsafe(withCosts ? guardedFields : hiddenFields);

export const unitPage = (db: OrgDb, query: Query, withCosts: boolean) =>
  jsonPage<Unit>(db, unitList(db, query, withCosts), query);

/** The same with the item's sku, for a sheet. Costs are left out by whoever writes it. */
export const unitRows = (db: OrgDb, query: Wanted): Fragment => {
  const { sql } = db;
  const parts = unitList(db, query, true);
  return wholeList(db, { ...parts, columns: sql`${parts.columns}, i.sku` });
};

const unitList = (db: OrgDb, query: Wanted, withCosts: boolean): ListParts => {
  const { sql, orgId } = db;
  const { searchQuery: search } = query;
  const where = sql`u.org_id = ${orgId}
    ${query.itemId ? sql`and u.item_id = ${query.itemId}` : sql``}
    ${query.locationId ? sql`and u.location_id = any (array(select locations_within(${query.locationId})))` : sql``}
    ${fieldConditions(sql, { table: unitListFields, query, alias: 'u', instead: { status: shownStatus(db) } })}
    ${search ? sql`and (strpos(lower(${sql.unsafe(searched)}), lower(${search})) > 0 or strpos(i.sort_name, plain(${search})) > 0)` : sql``}`;
  return {
    columns: sql`${columns(db)}, ${cost(sql, withCosts)}`,
    from: source(sql),
    where,
    order: order(db, query),
    countFrom: search ? source(sql) : sql`unit u`,
  };
};

const order = (db: OrgDb, { sortBy, orderBy }: Wanted) => {
  const { sql } = db;
  const direction = orderBy === 'desc' ? sql`desc` : sql`asc`;
  switch (sortBy) {
    case 'status':
      return sql`${shownStatus(db)} ${direction}, u.code, u.id`;
    case 'location':
      return sql`l.code ${direction} nulls last, l.name, u.code, u.id`;
    default:
      return sql`${fieldOrder(sql, { table: unitListFields, name: sortBy, alias: 'u', direction })}, u.code, u.id`;
  }
};

/** In the order they are named. */
export const findUnits = async (db: OrgDb, ids: readonly UnitId[], withCosts: boolean): Promise<Unit[]> => {
  const { sql, orgId } = db;
  const units = await sql<Unit[]>`
    select ${columns(db)}, ${cost(sql, withCosts)} from ${source(sql)} where u.org_id = ${orgId} and u.id in ${sql(ids)}`;
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export const findUnit = async (
  db: OrgDb,
  id: UnitId,
  withCosts: boolean,
): Promise<EditedUnit | undefined> => {
  const { sql, orgId } = db;
  const [unit] = await sql<EditedUnit[]>`
    select ${columns(db)}, ${cost(sql, withCosts)}, ${lastChange(sql, 'u')}
    from ${source(sql)} where u.org_id = ${orgId} and u.id = ${id}`;
  return unit;
};

export type LockedUnit = UnitState & { id: UnitId; itemId: ItemId; code: string; version: number };

/**
 * Held until the transaction ends, always in the order of their ids. Promises may refer to them meanwhile: whoever pins a piece
 * has its item already, for which whoever holds the piece waits.
 */
export const lockUnitRows = (db: OrgDb, ids: readonly UnitId[]) => standingUnits(db, ids, { lock: true });

/** The same of pieces that nobody is about to change. */
export const findUnitRows = (db: OrgDb, ids: readonly UnitId[]) => standingUnits(db, ids, { lock: false });

const standingUnits = (
  { sql, orgId }: OrgDb,
  ids: readonly UnitId[],
  { lock }: { lock: boolean },
): Promise<LockedUnit[]> => sql<LockedUnit[]>`
  select id, item_id, code, version, lifecycle, custody, condition, location_id, staging_id, move_id, last_seen_at, last_seen_by
  from unit where org_id = ${orgId} and id = ${anyOf(sql, ids)} order by id ${lock ? sql`for no key update` : sql``}`;

/** What is not said of its fields is as new ones have it. */
export type NewUnit = Readonly<Partial<ValuesOf<typeof unitFields>>> & {
  readonly id: UnitId;
  readonly code: string;
  readonly itemId: ItemId;
  readonly locationId: StorageLocationId;
  readonly condition: Condition;
  readonly at: string;
  readonly by: UserId | null;
};

const newFields = recordTexts(unitFields);

export const addUnits = async ({ sql, orgId }: OrgDb, units: readonly NewUnit[]) => {
  await sql`
    insert into unit (org_id, id, item_id, condition, location_id, last_seen_at, last_seen_by, created_by, ${sql.unsafe(newFields.columns)})
    select ${orgId}, n.id, n."itemId", n.condition, n."locationId", n.at, n.by, n.by, ${sql.unsafe(newFields.values)}
    from jsonb_to_recordset(${sql.json([...units])}) as n (id uuid, "itemId" uuid, condition text, "locationId" uuid, at timestamptz, by uuid,
      ${sql.unsafe(newFields.record)})`;
};

/**
 * What the events say now. Nothing else writes these columns of an existing piece. Events remember locations that were removed
 * since: a piece that would be in one is nowhere. The location is held, so that it is not removed meanwhile. The ids stand there
 * once more, because a join alone would read every piece of the organization.
 */
export const writeStates = async ({ sql, orgId }: OrgDb, states: readonly (UnitState & { id: UnitId })[]) => {
  await sql`
    update unit u set lifecycle = n.lifecycle, custody = n.custody, condition = n.condition,
      location_id = (select l.id from storage_location l where l.org_id = ${orgId} and l.id = n."locationId" and l.deleted_at is null for key share),
      staging_id = n."stagingId", move_id = n."moveId", last_seen_at = n."lastSeenAt", last_seen_by = n."lastSeenBy"
    from jsonb_to_recordset(${sql.json([...states])}) as n (id uuid, lifecycle text, custody text, condition text, "locationId" uuid,
      "stagingId" uuid, "moveId" uuid, "lastSeenAt" timestamptz, "lastSeenBy" uuid)
    where u.org_id = ${orgId} and u.id = ${anyOf(
      sql,
      states.map(({ id }) => id),
    )} and u.id = n.id`;
};

export const changeUnitRow = async (
  { sql, orgId }: OrgDb,
  id: UnitId,
  facts: Readonly<ValuesOf<typeof unitFields>>,
) => {
  await sql`update unit set ${assignedValues(sql, unitFields, facts)} where org_id = ${orgId} and id = ${id}`;
};

/** Answers how many of the pictures are here. */
export const putUnitPictures = async (
  { sql, orgId }: OrgDb,
  id: UnitId,
  pictureIds: readonly FileId[],
): Promise<number> => {
  await sql`delete from unit_picture where org_id = ${orgId} and unit_id = ${id}`;
  const put = await sql`
    insert into unit_picture (org_id, unit_id, file_id, position)
    select ${orgId}, ${id}, f.id, n.nth from ${idsInOrder(sql, pictureIds)}
    join file f on f.org_id = ${orgId} and f.id = n.id and f.kind = 'picture'`;
  return put.count;
};

/** How much was recorded of each of these pieces, counted up to a limit, and when the latest of it happened. */
export const pastsOfUnits = (
  { sql, orgId }: OrgDb,
  ids: readonly UnitId[],
  most: number,
): Promise<{ unitId: UnitId; events: number; lastAt: string | null }[]> => sql<
  { unitId: UnitId; events: number; lastAt: string | null }[]
>`
  select n.id as unit_id, counted.events, latest.at as last_at from ${idsInOrder(sql, ids)}
  cross join lateral (select count(*)::int as events from (
    select e.id from scan_event e where e.org_id = ${orgId} and e.unit_id = n.id limit ${most}) counted) counted
  left join lateral (
    select e.at from scan_event e where e.org_id = ${orgId} and e.unit_id = n.id order by e.at desc, e.id desc limit 1) latest on true`;

/** Everything ever said of these pieces. */
export const eventsOfUnits = ({ sql, orgId }: OrgDb, ids: readonly UnitId[]) =>
  sql<
    (UnitEvent & { unitId: UnitId })[]
  >`select e.id, e.unit_id, e.at, e.kind, e.by_id as by, e.location_id, e.condition, e.note, e.undoes, e.move_id, v.staging_id, e.verdict
    from scan_event e left join move v on v.org_id = ${orgId} and v.id = e.move_id where e.org_id = ${orgId} and e.unit_id = ${anyOf(sql, ids)}`;

/** That trucks left, or did not after all: said of moves, and true of the pieces that were picked for them. */
export const departuresOf = ({ sql, orgId }: OrgDb, moveIds: readonly MoveId[]) =>
  sql<
    (UnitEvent & { moveId: MoveId })[]
  >`select id, at, kind, by_id as by, location_id, condition, undoes, move_id from scan_event where org_id = ${orgId} and move_id = ${anyOf(sql, moveIds)} and item_id is null and kind in ('departed', 'undone')`;

/** The pieces that were ever in the hands of these moves: picked, or found again. */
export const unitsPickedFor = (
  { sql, orgId }: OrgDb,
  moveIds: readonly MoveId[],
): Promise<{ unitId: UnitId; moveId: MoveId }[]> =>
  sql<
    { unitId: UnitId; moveId: MoveId }[]
  >`select distinct unit_id, move_id from scan_event where org_id = ${orgId} and move_id = ${anyOf(sql, moveIds)} and kind in ('picked', 'found') and unit_id is not null`;
