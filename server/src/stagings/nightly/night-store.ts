import type { OrgId, StagingId } from '@archway/contract/kernel/ids';
import { outStatuses } from '@archway/contract/stagings/states';
import type { AccountDb, OrgDb } from '../../platform/db/db.ts';

/** The organizations where it is a later day than the one that the night was last run for. */
export const endedDays = async ({ sql }: AccountDb, now: Date): Promise<OrgId[]> => {
  const due = await sql<{ organization: OrgId }[]>`
    select organization from night where (${now}::timestamptz at time zone zone)::date > day order by organization`;
  return due.map(({ organization }) => organization);
};

/** The day for which the night was last run here. */
export const findNight = async ({ sql, orgId }: OrgDb): Promise<string | undefined> => {
  const [night] = await sql<
    { day: string }[]
  >`select day::text as day from night where organization = ${orgId}`;
  return night?.day;
};

export const endNight = async ({ sql, orgId }: OrgDb, today: string) => {
  await sql`update night set day = ${today} where organization = ${orgId} and day < ${today}::date`;
};

/** Jobs whose end has come while their pieces are out: the first to end comes first. */
export const overdueStagings = async ({ sql, orgId }: OrgDb, today: string): Promise<StagingId[]> => {
  const rows = await sql<{ id: StagingId }[]>`
    select id from staging where org_id = ${orgId} and status in ${sql(outStatuses)} and ends_on <= ${today}::date order by ends_on, id`;
  return rows.map(({ id }) => id);
};

export type ExpiredHolds = {
  id: StagingId;
  number: number;
  name: string;
  pieces: { itemName: string; quantity: number }[];
};

/**
 * Soft holds that nobody asked about since. They stand in nobody’s way, so no item is locked for them; their jobs are, in the
 * order of their ids, as by whoever changes what a job holds.
 */
export const expireSoftHolds = ({ sql, orgId }: OrgDb, before: Date): Promise<ExpiredHolds[]> => sql<
  ExpiredHolds[]
>`
  with held as materialized (select s.id from staging s where s.org_id = ${orgId} and exists (select from reservation r
      where r.org_id = ${orgId} and r.staging_id = s.id and r.status = 'soft' and r.updated_at < ${before}) order by s.id for no key update),
  expired as (update reservation r set status = 'expired', updated_at = now()
    where r.org_id = ${orgId} and r.staging_id in (select h.id from held h) and r.status = 'soft' and r.updated_at < ${before}
    returning r.staging_id, r.item_id, r.quantity)
  select s.id, s.number, s.name, json_agg(json_build_object('itemName', i.name, 'quantity', e.quantity) order by i.name, i.id) as pieces
  from expired e join staging s on s.org_id = ${orgId} and s.id = e.staging_id join item i on i.org_id = ${orgId} and i.id = e.item_id
  group by s.id, s.number, s.name order by s.id`;

/** What is promised from today on is less than it was yesterday: by what has ended since. */
export const recountEnded = async ({ sql, orgId }: OrgDb, since: string, today: string) => {
  await sql`select recount_reserved(${orgId}, array(select distinct r.item_id from reservation r
    where r.org_id = ${orgId} and r.status in ('firm', 'out') and r.ends_on > ${since}::date and r.ends_on <= ${today}::date), ${today})`;
};
