import type { ItemId, MoveId, PropertyId, StagingId, UnitId, UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { anyOf } from '../../platform/db/lists/any-of.ts';

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
