import type { ItemId, LineId, ReservationId, StagingId, UnitId, UserId } from '@archway/contract/kernel/ids';
import type { Days, Margins } from '@archway/contract/stagings/promises/hold-rules';
import type { Holder } from '@archway/contract/stagings/promises/promise';
import type { ReservationStatus } from '@archway/contract/stagings/states';
import type { OrgDb } from '../../platform/db/db.ts';
import { anyOf } from '../../platform/db/lists/any-of.ts';
import { newId } from '../../platform/ids.ts';

/** An item as far as promises go. */
export type Stock = Margins & {
  readonly id: ItemId;
  readonly name: string;
  /** How many can be promised at all. */
  readonly cap: number;
  readonly inRepair: number;
  readonly missing: number;
};

/**
 * The stock of these items, in the order of their ids. Whoever writes promises locks them first, so that two who want the same
 * pieces come one after the other and never wait for each other.
 */
export const stockOf = (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
  { lock }: { lock: boolean },
): Promise<Stock[]> => sql<Stock[]>`
  select i.id, i.name, cap_of(i) as cap, i.in_repair, i.missing, m.lead_days as "pickLeadDays", m.rest_days as "bufferDays"
  from item i cross join lateral margins_of(${orgId}, i.category_id, i.buffer_days) m
  where i.org_id = ${orgId} and i.id = any (array(select jsonb_array_elements_text(${sql.json([...itemIds])})::uuid))
  order by i.id ${lock ? sql`for no key update of i` : sql``}`;

/** One promise as it is kept. */
export type KeptPromise = {
  readonly id: ReservationId;
  readonly lineId: LineId;
  readonly itemId: ItemId;
  readonly unitId: UnitId | null;
  readonly quantity: number;
  readonly status: ReservationStatus;
  readonly from: string;
  readonly to: string;
  /** The days before and after the stay that it was promised with; null for what is held softly. */
  readonly margins: Margins | null;
};

/** What a job is promised and could lose; what it lost is told by those that were bumped. */
export const promisesOf = ({ sql, orgId }: OrgDb, stagingId: StagingId): Promise<KeptPromise[]> => sql<
  KeptPromise[]
>`
  select id, line_id, item_id, unit_id, quantity, status, starts_on::text as from, ends_on::text as to,
    case when lead_days is not null then json_build_object('pickLeadDays', lead_days, 'bufferDays', rest_days) end as margins
  from reservation where org_id = ${orgId} and staging_id = ${stagingId} and status in ('soft', 'firm', 'out', 'bumped') order by id`;

export type Taking = Days & { readonly itemId: ItemId };

/** The most that other jobs take of each item on any day of these ranges, in their order. */
export const peaksOfOthers = async (
  { sql, orgId }: OrgDb,
  takings: readonly Taking[],
  stagingId: StagingId,
): Promise<number[]> => {
  const rows = await sql<{ peak: number }[]>`
    select p.peak from jsonb_to_recordset(${sql.json(takings.map((taking, nth) => ({ ...taking, nth })))})
      as n (nth int, "itemId" uuid, "from" date, "to" date)
    cross join lateral peak_demand(${orgId}, n."itemId", n.from, n.to, ${stagingId}) p order by n.nth`;
  return rows.map(({ peak }) => peak);
};

/** Of these items those of which a piece is pinned from a day on: only of them more is to be asked than how many are left. */
export const pinnedItems = async (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
  day: string,
): Promise<ReadonlySet<ItemId>> => {
  const rows = await sql<{ itemId: ItemId }[]>`
    select distinct item_id from reservation where org_id = ${orgId} and unit_id is not null and status in ('firm', 'out')
      and ends_on > ${day}::date and item_id = any (array(select jsonb_array_elements_text(${sql.json([...itemIds])})::uuid))`;
  return new Set(rows.map(({ itemId }) => itemId));
};

/** Everything that is firmly taken of these items from a day on, by whichever job. */
export type Taken = Holder & { readonly itemId: ItemId };

export const takenFrom = (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
  day: string,
): Promise<Taken[]> => sql<Taken[]>`
  select r.id as "reservationId", r.line_id as "lineId", r.item_id as "itemId", r.staging_id as "stagingId", s.number, s.name,
    nullif(concat_ws(' ', d.first_name, d.last_name), '') as "designerName", r.status, r.quantity,
    r.unit_id as "unitId", u.code as "unitCode", r.starts_on::text as from, r.ends_on::text as to, s.held_until::text as "endsOn"
  from reservation r join staging s on s.org_id = r.org_id and s.id = r.staging_id
  left join unit u on u.org_id = r.org_id and u.id = r.unit_id
  left join membership m on m.org_id = s.org_id and m.id = s.designer_id left join app_user d on d.id = m.user_id
  where r.org_id = ${orgId} and r.status in ('firm', 'out') and r.ends_on > ${day}::date
    and r.item_id = any (array(select jsonb_array_elements_text(${sql.json([...itemIds])})::uuid))
  order by r.starts_on, r.id`;

export type OthersDemand = Days & {
  readonly itemId: ItemId;
  readonly unitId: UnitId | null;
  readonly quantity: number;
};

/** What other jobs firmly take of these items on some days. */
export const demandsOfOthers = (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
  { from, to }: Days,
  stagingId: StagingId,
): Promise<OthersDemand[]> => sql<OthersDemand[]>`
  select item_id, unit_id, quantity, starts_on::text as from, ends_on::text as to from reservation
  where org_id = ${orgId} and status in ('firm', 'out') and ends_on > ${from}::date and starts_on < ${to}::date and staging_id <> ${stagingId}
    and item_id = any (array(select jsonb_array_elements_text(${sql.json([...itemIds])})::uuid))`;

/** The pieces of these items that could be promised. */
export const usableUnits = (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
): Promise<{ id: UnitId; itemId: ItemId }[]> => sql<{ id: UnitId; itemId: ItemId }[]>`
  select id, item_id from unit where org_id = ${orgId} and is_usable(org_id, id, lifecycle, custody)
    and item_id = any (array(select jsonb_array_elements_text(${sql.json([...itemIds])})::uuid)) order by id`;

/** A promise as it is to be. */
export type WantedPromise = Omit<KeptPromise, 'id'> & { readonly id: ReservationId | null };

/** Writes promises that are new, and those that change. What the database refuses here somebody forgot to ask. */
export const writePromises = async (
  { sql, orgId }: OrgDb,
  stagingId: StagingId,
  wanted: readonly WantedPromise[],
  by: UserId | null,
) => {
  const rows = wanted.map(({ margins, ...promise }) => ({ ...promise, ...margins }));
  const added = rows
    .filter(({ id }) => id === null)
    .map((promise) => ({ ...promise, id: newId<ReservationId>() }));
  const changed = rows.filter(({ id }) => id !== null);
  if (changed.length > 0)
    await sql`
      update reservation r set status = n.status, quantity = n.quantity, unit_id = n."unitId", item_id = n."itemId",
        starts_on = n.from, ends_on = n.to, lead_days = n."pickLeadDays", rest_days = n."bufferDays", bumped_by = case when n.status = 'bumped' then r.bumped_by end, bumped_at = case when n.status = 'bumped' then r.bumped_at end, updated_at = now()
      from jsonb_to_recordset(${sql.json(changed)}) as n (id uuid, status text, quantity int, "unitId" uuid, "itemId" uuid, "from" date, "to" date,
        "pickLeadDays" int, "bufferDays" int)
      where r.org_id = ${orgId} and r.id = n.id`;
  if (added.length > 0)
    await sql`
      insert into reservation (org_id, id, staging_id, line_id, item_id, unit_id, quantity, starts_on, ends_on, lead_days, rest_days, status, created_by)
      select ${orgId}, n.id, ${stagingId}, n."lineId", n."itemId", n."unitId", n.quantity, n.from, n.to, n."pickLeadDays", n."bufferDays", n.status, ${by}
      from jsonb_to_recordset(${sql.json(added)}) as n (id uuid, "lineId" uuid, "itemId" uuid, "unitId" uuid, quantity int, "from" date, "to" date,
        "pickLeadDays" int, "bufferDays" int, status text)`;
};

/** Takes promises of other jobs away, as far as they are in the way. What is in a home stays. */
export const bumpOthers = async (
  { sql, orgId }: OrgDb,
  { itemId, from, to }: Taking,
  quantity: number,
  stagingId: StagingId,
) => {
  await sql`select make_room(${orgId}, ${itemId}, ${from}, ${to}, ${quantity}, ${stagingId})`;
};

/** Takes a pinned promise of another job away. */
export const bumpPin = async ({ sql, orgId }: OrgDb, id: ReservationId, by: StagingId) => {
  await sql`select bump(${orgId}, r.id, r.quantity, ${by}) from reservation r where r.org_id = ${orgId} and r.id = ${id} and r.status = 'firm'`;
};

/** What others were promised by name on some days, of pieces that stand in the home of a job. */
export const pinsOfOthers = async (
  { sql, orgId }: OrgDb,
  unitIds: readonly UnitId[],
  { from, to }: Days,
  stagingId: StagingId,
): Promise<ReservationId[]> => {
  if (unitIds.length === 0) return [];
  const rows = await sql<{ id: ReservationId }[]>`
    select id from reservation where org_id = ${orgId} and unit_id = ${anyOf(sql, unitIds)} and status = 'firm'
      and staging_id <> ${stagingId} and starts_on < ${to}::date and ends_on > ${from}::date order by id`;
  return rows.map(({ id }) => id);
};

/** Takes a promise away, or a part of it, because there are no longer so many pieces. */
export const bumpPart = async ({ sql, orgId }: OrgDb, id: ReservationId, quantity: number) => {
  await sql`select bump(${orgId}, r.id, ${quantity}, null) from reservation r where r.org_id = ${orgId} and r.id = ${id} and r.status in ('firm', 'out')`;
};

export type Pin = { readonly id: ReservationId; readonly unitId: UnitId };

/** Pins promises, and the lines they are for, to other pieces. All are unpinned first: two may change places. */
export const movePinsTo = async ({ sql, orgId }: OrgDb, pins: readonly Pin[]) => {
  if (pins.length === 0) return;
  await sql`update reservation set unit_id = null where org_id = ${orgId} and id in ${sql(pins.map(({ id }) => id))} and status = 'firm'`;
  await sql`update reservation r set unit_id = n."unitId", updated_at = now()
    from jsonb_to_recordset(${sql.json([...pins])}) as n (id uuid, "unitId" uuid) where r.org_id = ${orgId} and r.id = n.id and r.status = 'firm'`;
  await sql`update design_line l set unit_id = r.unit_id from reservation r
    where r.org_id = ${orgId} and r.id in ${sql(pins.map(({ id }) => id))} and l.org_id = r.org_id and l.id = r.line_id and l.unit_id is not null`;
};
