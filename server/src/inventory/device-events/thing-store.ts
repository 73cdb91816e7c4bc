import type { Tracking } from '@archway/contract/inventory/states';
import type {
  EventId,
  ItemId,
  MoveId,
  MoveLineId,
  PropertyId,
  StagingId,
  StorageLocationId,
  UnitId,
  UserId,
} from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { anyOf } from '../../platform/db/lists/any-of.ts';
import { newId } from '../../platform/ids.ts';

export type KnownLocation = {
  readonly id: StorageLocationId;
  readonly active: boolean;
  readonly removed: boolean;
};

/** Also those that were removed. Held, so that none is removed meanwhile. */
export const findLocations = (
  { sql, orgId }: OrgDb,
  ids: readonly StorageLocationId[],
): Promise<KnownLocation[]> => sql<KnownLocation[]>`
  select id, active, deleted_at is not null as removed from storage_location
  where org_id = ${orgId} and id = ${anyOf(sql, ids)} and kind <> 'site' order by id for key share`;

export type KnownMove = {
  readonly id: MoveId;
  readonly kind: 'in' | 'out';
  readonly stagingId: StagingId;
  readonly propertyId: PropertyId;
};

const moveLock = 62;

/**
 * Until the transaction ends nobody records that a truck of these moves left, or did not; with `alone` nobody records
 * anything on them. Whoever records a departure has all pieces that it concerns.
 */
export const lockNamedMoves = async (
  { sql, orgId }: OrgDb,
  ids: readonly MoveId[],
  alone: boolean,
): Promise<KnownMove[]> => {
  const names = sql.json(ids.map((id) => `${orgId} ${id}`).sort());
  const keys = sql`(select hashtextextended(name, ${moveLock}) as key from jsonb_array_elements_text(${names}) with ordinality n (name, nth) order by nth offset 0) k`;
  const [, moves] = await Promise.all([
    alone
      ? sql`select pg_advisory_xact_lock(k.key) from ${keys}`
      : sql`select pg_advisory_xact_lock_shared(k.key) from ${keys}`,
    sql<KnownMove[]>`
      select v.id, v.kind, v.staging_id, s.property_id from move v join staging s on s.org_id = ${orgId} and s.id = v.staging_id
      where v.org_id = ${orgId} and v.id = ${anyOf(sql, ids)}`,
  ]);
  return moves;
};

/**
 * The jobs that what is recorded on moves may move on, or change what is held for: of the moves that are named, and of those that
 * pieces are taken from, where nothing is on its way yet or all of it is over. Before pieces and items, as whoever promises has
 * them: one who had an item first would wait for one who waits for that item. Held in the order of their ids.
 */
export const lockJobsOf = async (
  { sql, orgId }: OrgDb,
  moveIds: readonly MoveId[],
  unitIds: readonly UnitId[] = [],
): Promise<StagingId[]> => {
  const jobs = await sql<{ id: StagingId }[]>`
    select s.id from staging s where s.org_id = ${orgId} and s.id in (
      select v.staging_id from move v where v.org_id = ${orgId} and v.status in ('draft', 'scheduled', 'completed') and v.id in (
        select m.id from move m where m.org_id = ${orgId} and m.id = ${anyOf(sql, moveIds)}
        union all select u.move_id from unit u where u.org_id = ${orgId} and u.id = ${anyOf(sql, unitIds)}))
    order by s.id for no key update`;
  return jobs.map(({ id }) => id);
};

export type KnownLine = {
  readonly id: MoveLineId;
  readonly moveId: MoveId;
  readonly itemId: ItemId;
  readonly unitId: UnitId | null;
  readonly planned: number;
  readonly picked: number;
  /** Neither extra nor in the place of another. */
  readonly isPlanned: boolean;
};

/** Lines of moves, in the order they were planned. */
export const findMoveLines = ({ sql, orgId }: OrgDb, ids: readonly MoveId[]): Promise<KnownLine[]> =>
  sql<
    KnownLine[]
  >`select id, move_id, item_id, unit_id, planned, picked, not is_extra and substitute_for is null as is_planned from move_line where org_id = ${orgId} and move_id = ${anyOf(sql, ids)} order by move_id, position, id`;

type Owner = { readonly moveId: MoveId; readonly stagingNumber: number; readonly stagingName: string };

/**
 * Of pieces that are taken into a home: the open move into another one that the piece was picked for, or is pinned to on days on which
 * both need it. What comes home, or goes back, belongs nowhere else meanwhile.
 */
export const findOwners = async (
  { sql, orgId }: OrgDb,
  eventIds: readonly EventId[],
): Promise<ReadonlyMap<EventId, Owner>> => {
  const rows = await sql<(Owner & { eventId: EventId })[]>`
    select distinct on (e.id) e.id as event_id, v.id as move_id, s.number as staging_number, s.name as staging_name
    from scan_event e join move own on own.org_id = ${orgId} and own.id = e.move_id and own.kind = 'in'
    join staging home on home.org_id = ${orgId} and home.id = own.staging_id
    cross join lateral (
      select l.move_id, true as is_pinned from move_line l where l.org_id = ${orgId} and l.unit_id = e.unit_id
      union all select p.move_id, false from move_piece p where p.org_id = ${orgId} and p.unit_id = e.unit_id and p.state in ('picked', 'passed')) c
    join move v on v.org_id = ${orgId} and v.id = c.move_id and v.kind = 'in' and v.status not in ('completed', 'canceled')
      and v.staging_id <> own.staging_id
    join staging s on s.org_id = ${orgId} and s.id = v.staging_id
    where e.org_id = ${orgId} and e.id = ${anyOf(sql, eventIds)} and e.unit_id is not null and e.kind in ('picked', 'dropped')
      and (not c.is_pinned or daterange(v.scheduled_on, greatest(s.ends_on, v.scheduled_on), '[]')
        && daterange(own.scheduled_on, greatest(home.ends_on, own.scheduled_on), '[]'))
    order by e.id, v.scheduled_on, v.id`;
  return new Map(rows.map(({ eventId, ...owner }) => [eventId, owner]));
};

/** Where what is only counted stands in these homes, made where it is not there yet. */
export const takeSites = async (
  { sql, orgId }: OrgDb,
  propertyIds: readonly PropertyId[],
): Promise<{ id: StorageLocationId; propertyId: PropertyId }[]> => {
  const rows = propertyIds.toSorted().map((propertyId) => ({ id: newId(), propertyId }));
  await sql`
    insert into storage_location (org_id, id, name, kind, property_id)
    select ${orgId}, n.id, p.address, 'site', p.id
    from jsonb_to_recordset(${sql.json(rows)}) as n (id uuid, "propertyId" uuid) join property p on p.org_id = ${orgId} and p.id = n."propertyId" order by p.id
    on conflict (org_id, property_id) where property_id is not null do nothing`;
  return sql<{ id: StorageLocationId; propertyId: PropertyId }[]>`
    select id, property_id from storage_location where org_id = ${orgId} and property_id = ${anyOf(sql, propertyIds)} order by id for key share`;
};

/** Where most of each of these items stands in storage, or stood. */
export const findFullestBins = (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
): Promise<{ itemId: ItemId; locationId: StorageLocationId }[]> => sql<
  { itemId: ItemId; locationId: StorageLocationId }[]
>`
  select distinct on (b.item_id) b.item_id, b.location_id from bulk_balance b
  join storage_location l on l.org_id = ${orgId} and l.id = b.location_id and l.kind <> 'site' and l.deleted_at is null
  where b.org_id = ${orgId} and b.item_id = ${anyOf(sql, itemIds)} order by b.item_id, b.on_hand desc, b.location_id`;

export type KnownItem = { readonly id: ItemId; readonly name: string; readonly tracking: Tracking };

export const findItems = ({ sql, orgId }: OrgDb, ids: readonly ItemId[]): Promise<KnownItem[]> => sql<
  KnownItem[]
>`
  select id, name, tracking from item where org_id = ${orgId} and id = ${anyOf(sql, ids)} and deleted_at is null order by id for key share`;

/** Held until the transaction ends with all that these jobs list or hold, always in the order of their ids. */
export const lockItems = async (
  { sql, orgId }: OrgDb,
  ids: readonly ItemId[],
  jobIds: readonly StagingId[],
) => {
  const ofJobs =
    jobIds.length > 0
      ? sql`or i.id in (select l.item_id from design_line l where l.org_id = ${orgId} and l.staging_id = ${anyOf(sql, jobIds)})
          or i.id in (select r.item_id from reservation r where r.org_id = ${orgId} and r.staging_id = ${anyOf(sql, jobIds)})`
      : sql``;
  await sql`select 1 from item i where i.org_id = ${orgId} and (i.id = ${anyOf(sql, ids)} ${ofJobs}) order by i.id for no key update`;
};

const organizationLock = 60;
const deviceLock = 61;

/** Longer than any call takes. Whoever waits keeps a connection from everybody else, and is told to come back. */
const lockPatience = '5s';

/** A device in the hands of one member: what it calls itself, others can use too. */
export type MemberDevice = { readonly device: string; readonly by: UserId | null };

/** Until the transaction ends nothing else of this device is recorded. Others record meanwhile. */
export const lockDevice = async ({ sql, orgId }: OrgDb, { device, by }: MemberDevice) => {
  const name = `${orgId} ${by ?? ''} ${device.toLowerCase()}`;
  await Promise.all([
    sql`select set_config('lock_timeout', ${lockPatience}, true)`,
    sql`select pg_advisory_xact_lock_shared(hashtextextended(${orgId}, ${organizationLock})),
      pg_advisory_xact_lock(hashtextextended(${name}, ${deviceLock}))`,
  ]);
};

/** Until the transaction ends no device of the organization records anything: for what may wait for an event that another call is just recording. */
export const lockAllDevices = async ({ sql, orgId }: OrgDb) => {
  await Promise.all([
    sql`select set_config('lock_timeout', ${lockPatience}, true)`,
    sql`select pg_advisory_xact_lock(hashtextextended(${orgId}, ${organizationLock}))`,
  ]);
};

/** How many of these events were recorded. */
export const countRecorded = async ({ sql, orgId }: OrgDb, ids: readonly EventId[]): Promise<number> => {
  const [found] = await sql<
    { count: number }[]
  >`select count(*)::int as count from scan_event where org_id = ${orgId} and id = ${anyOf(sql, ids)}`;
  return found?.count ?? 0;
};
