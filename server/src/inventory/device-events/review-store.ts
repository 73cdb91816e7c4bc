import type {
  ReviewOutcome,
  ReviewReason,
  ScanReview,
} from '@archway/contract/inventory/device-events/review';
import type { EventId, UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { anyOf } from '../../platform/db/lists/any-of.ts';
import { jsonPage } from '../../platform/db/lists/json-page.ts';
import { eventPictures } from '../units/event-store.ts';
import type { MemberDevice } from './lock-store.ts';

/** What a device sent, as JSON. */
export type Payload = Readonly<Record<string, Parameters<OrgDb['sql']['json']>[0]>>;

export type KnownEvent = {
  readonly id: EventId;
  readonly at: string;
  readonly applied: boolean;
  readonly inferred: boolean;
  readonly reason: ReviewReason | null;
};

/** What became of these events when they arrived before. */
export const findKnownEvents = ({ sql, orgId }: OrgDb, ids: readonly EventId[]): Promise<KnownEvent[]> => sql<
  KnownEvent[]
>`
  select id, at, true as applied, inferred, null as reason from scan_event where org_id = ${orgId} and id = ${anyOf(sql, ids)}
  union all
  select r.id, r.at, coalesce(r.outcome = 'done_before', false), false, case when r.outcome = 'done_before' then null else r.reason end
  from scan_review r where r.org_id = ${orgId} and r.id = ${anyOf(sql, ids)}
    and not exists (select from scan_event e where e.org_id = ${orgId} and e.id = r.id)`;

/** When the event happened that this device made before one, in the hands of the same member. Ids of a device are in the order of time. */
export const findMomentBefore = async (
  { sql, orgId }: OrgDb,
  { device, by }: MemberDevice,
  id: EventId,
): Promise<{ id: EventId; at: string } | undefined> => {
  const [before] = await sql<{ id: EventId; at: string }[]>`
    select id, at from scan_event where org_id = ${orgId} and device_id = ${device} and by_id = ${by} and id < ${id} order by id desc limit 1`;
  return before;
};

/** How much of a member waits for somebody, and what of it nobody can read. */
export const countOpenReviews = async (
  { sql, orgId }: OrgDb,
  by: UserId | null,
): Promise<{ open: number; unreadable: number }> => {
  const [counted] = await sql<{ open: number; unreadable: number }[]>`
    select count(*)::int as open, (count(*) filter (where reason = 'malformed'))::int as unreadable
    from scan_review where org_id = ${orgId} and by_id = ${by} and resolved_at is null`;
  return counted ?? { open: 0, unreadable: 0 };
};

/** An event as it arrived, and why it could not be recorded. */
type Review = {
  readonly id: EventId;
  readonly at: string;
  readonly deviceId: string;
  readonly deviceAt: string;
  readonly offsetMs: number;
  readonly by: UserId | null;
  readonly reason: ReviewReason;
  readonly payload: Payload;
};

type NewReview = Review & {
  readonly unitId: string | null;
  readonly itemId: string | null;
  readonly locationId: string | null;
  readonly waitsFor: EventId | null;
  /** What it was to do was done before. */
  readonly isDone: boolean;
};

/** What waits already waits for what is told now. */
export const addReviews = async ({ sql, orgId }: OrgDb, reviews: readonly NewReview[]) => {
  await sql`
    insert into scan_review (org_id, id, at, device_id, device_at, clock_offset_ms, by_id, reason, payload, unit_id, item_id, location_id,
      waits_for, outcome, resolved_at)
    select ${orgId}, n.id, n.at, n."deviceId", n."deviceAt", n."offsetMs", n.by, n.reason, n.payload, n."unitId", n."itemId", n."locationId",
      n."waitsFor", case when n."isDone" then 'done_before' end, case when n."isDone" then now() end
    from jsonb_to_recordset(${sql.json([...reviews])}) as n (id uuid, at timestamptz, "deviceId" uuid, "deviceAt" timestamptz, "offsetMs" bigint,
      by uuid, reason text, payload jsonb, "unitId" uuid, "itemId" uuid, "locationId" uuid, "waitsFor" uuid, "isDone" boolean)
    on conflict (org_id, id) do update set reason = excluded.reason, waits_for = excluded.waits_for, outcome = excluded.outcome, resolved_at = excluded.resolved_at
      where scan_review.resolved_at is null`;
};

export type KeptReview = Review & { readonly outcome: string | null };

const kept = (sql: OrgDb['sql']) =>
  sql`r.id, r.at, r.device_id, r.device_at, r.clock_offset_ms::float8 as offset_ms, r.by_id as by, r.reason, r.payload, r.outcome`;

/** Those that undo one of these events and arrived before it, and those that undo one of them. */
export const findWaitingUndos = (
  { sql, orgId }: OrgDb,
  ids: readonly EventId[],
): Promise<KeptReview[]> => sql<KeptReview[]>`
  select ${kept(sql)} from scan_review r
  where r.org_id = ${orgId} and r.resolved_at is null and (r.waits_for = ${anyOf(sql, ids)} or r.waits_for = any (array(
    select w.id from scan_review w where w.org_id = ${orgId} and w.waits_for = ${anyOf(sql, ids)} and w.resolved_at is null)))
  order by r.at, r.id`;

export const findReview = async ({ sql, orgId }: OrgDb, id: EventId): Promise<KeptReview | undefined> => {
  const [review] = await sql<
    KeptReview[]
  >`select ${kept(sql)} from scan_review r where r.org_id = ${orgId} and r.id = ${id}`;
  return review;
};

/** Held until the transaction ends. */
export const lockReview = async (db: OrgDb, id: EventId): Promise<KeptReview | undefined> => {
  await db.sql`select 1 from scan_review where org_id = ${db.orgId} and id = ${id} for update`;
  return findReview(db, id);
};

type Resolution = {
  readonly outcome: ReviewOutcome;
  readonly by: UserId | null;
  readonly note?: string;
};

export const resolveReviews = async (
  { sql, orgId }: OrgDb,
  ids: readonly EventId[],
  { outcome, by, note = '' }: Resolution,
) => {
  await sql`update scan_review set outcome = ${outcome}, resolved_at = now(), resolved_by = ${by}, note = ${note}
    where org_id = ${orgId} and id = ${anyOf(sql, ids)} and resolved_at is null`;
};

/**
 * What waits and was taken back by whoever made it, or by somebody who may undo everything, has nothing to do any more, and
 * neither has what took it back: among these events, with those that they came for or wait for. Answers which undid.
 */
export const settleTakenBack = async ({ sql, orgId }: OrgDb, ids: readonly EventId[]): Promise<EventId[]> => {
  const rows = await sql<{ id: EventId; outcome: string }[]>`
    with taken_back as (
      select u.id as undo_id, t.id, u.by_id from scan_review u join scan_review t on t.org_id = u.org_id and t.id = u.waits_for
      where u.org_id = ${orgId} and u.resolved_at is null and t.resolved_at is null
        and (u.id = ${anyOf(sql, ids)} or t.id = ${anyOf(sql, ids)}) and (u.by_id = t.by_id or u.reason = 'nothing_to_undo')
    )
    update scan_review r set resolved_at = now(), resolved_by = b.by_id, outcome = case when r.id = b.undo_id then 'done_before' else 'dismissed' end
    from taken_back b where r.org_id = ${orgId} and r.id in (b.undo_id, b.id) and r.resolved_at is null returning r.id, r.outcome`;
  return rows.flatMap(({ id, outcome }) => (outcome === 'done_before' ? [id] : []));
};

/** How many of these are here, settled or not. */
export const countReviews = async ({ sql, orgId }: OrgDb, ids: readonly EventId[]): Promise<number> => {
  const [found] = await sql<
    { count: number }[]
  >`select count(*)::int as count from scan_review where org_id = ${orgId} and id = ${anyOf(sql, ids)}`;
  return found?.count ?? 0;
};

type Chosen = { readonly ids?: readonly EventId[] | undefined; readonly device?: string | undefined };

/** Those that are named, or all of a device, as far as they wait. Answers which. */
export const dismissReviews = async (
  { sql, orgId }: OrgDb,
  { ids, device }: Chosen,
  { outcome, by, note = '' }: Resolution,
): Promise<EventId[]> => {
  const rows = await sql<{ id: EventId }[]>`
    update scan_review set outcome = ${outcome}, resolved_at = now(), resolved_by = ${by}, note = ${note}
    where org_id = ${orgId} and resolved_at is null and ${ids ? sql`id = ${anyOf(sql, ids)}` : sql`device_id = ${device ?? null}`} returning id`;
  return rows.map(({ id }) => id);
};

/** What would have undone them has nothing to do any more. */
export const dismissWaitingFor = async (db: OrgDb, ids: readonly EventId[], resolution: Resolution) => {
  const undos = await findWaitingUndos(db, ids);
  if (undos.length > 0)
    await resolveReviews(
      db,
      undos.map(({ id }) => id),
      resolution,
    );
};

type Query = {
  readonly page: number;
  readonly itemsPerPage: number;
  readonly searchQuery: string;
  readonly orderBy: 'asc' | 'desc';
  readonly device?: string | undefined;
};

/** What waits for somebody; that of one device first. */
export const reviewPage = (db: OrgDb, { device, searchQuery, orderBy, ...page }: Query) => {
  const { sql, orgId } = db;
  const direction = orderBy === 'desc' ? sql`desc` : sql`asc`;
  return jsonPage<ScanReview>(
    db,
    {
      columns: sql`r.id, r.at, r.recorded_at as "recordedAt", r.device_id as device, r.by_id as "byId",
        (select concat_ws(' ', a.first_name, a.last_name) from app_user a where a.id = r.by_id) as by, r.reason, r.payload as event,
        r.unit_id as "unitId", u.code as "unitCode", r.item_id as "itemId", i.name as "itemName", r.location_id as "locationId", l.name as "locationName",
        ${eventPictures(sql, sql`r.org_id`, sql`r.id`)} as "pictureIds"`,
      from: sql`scan_review r left join unit u on u.org_id = r.org_id and u.id = r.unit_id
        left join item i on i.org_id = r.org_id and i.id = r.item_id
        left join storage_location l on l.org_id = r.org_id and l.id = r.location_id`,
      where: sql`r.org_id = ${orgId} and r.resolved_at is null
        ${searchQuery ? sql`and strpos(lower(concat_ws(' ', u.code, i.name, l.name, r.payload ->> 'code', r.payload ->> 'note')), lower(${searchQuery})) > 0` : sql``}`,
      order: sql`${device ? sql`r.device_id = ${device} desc,` : sql``} r.at ${direction}, r.id ${direction}`,
    },
    page,
  );
};
