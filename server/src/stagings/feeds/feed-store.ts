import type { Rule } from '@archway/contract/kernel/access/ability';
import type { CalendarFeedId, MembershipId, StagingId, UserId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import type { FeedScope } from '@archway/contract/stagings/feed-scopes';
import type { Feed } from '@archway/contract/stagings/feeds';
import type { StagingStatus } from '@archway/contract/stagings/states';
import type { OrgDb } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';

const columns = (sql: OrgDb['sql']) =>
  sql`f.id, f.scope, f.created_at as "createdAt", f.last_read_at as "lastReadAt"`;

type NewFeed = {
  readonly scope: FeedScope;
  readonly membershipId: MembershipId | null;
  readonly hash: Buffer;
  readonly createdBy: UserId;
};

/** A new link, in the stead of the one there was. */
export const putFeed = async (
  { sql, orgId }: OrgDb,
  { scope, membershipId, hash, createdBy }: NewFeed,
): Promise<Feed> => {
  const [feed] = await sql<[Feed]>`
    insert into calendar_feed as f (org_id, id, scope, membership_id, secret_hash, created_by)
    values (${orgId}, ${newId()}, ${scope}, ${membershipId}, ${hash}, ${createdBy})
    on conflict (org_id, membership_id, scope) do update set secret_hash = excluded.secret_hash, created_by = excluded.created_by,
      created_at = now(), last_read_at = null
    returning ${columns(sql)}`;
  return feed;
};

export const feedsOf = async (
  { sql, orgId }: OrgDb,
  membershipId: MembershipId,
  { withOrganization }: { withOrganization: boolean },
): Promise<Feed[]> => sql<Feed[]>`
  select ${columns(sql)} from calendar_feed f where f.org_id = ${orgId} and f.secret_hash is not null
    and (f.membership_id = ${membershipId} or (${withOrganization} and f.membership_id is null))
  order by array_position(array['own', 'all', 'organization'], f.scope)`;

/** Answers whose stagings it showed; nothing if there is none that works. */
export const forgetSecret = async (
  { sql, orgId }: OrgDb,
  id: CalendarFeedId,
  { membershipId, withOrganization }: { membershipId: MembershipId; withOrganization: boolean },
): Promise<FeedScope | undefined> => {
  const [feed] = await sql<{ scope: FeedScope }[]>`
    update calendar_feed set secret_hash = null, last_read_at = null
    where org_id = ${orgId} and id = ${id} and secret_hash is not null
      and (membership_id = ${membershipId} or (${withOrganization} and membership_id is null)) returning scope`;
  return feed?.scope;
};

/** Whose calendar it is, and what they may see at this moment. */
export type FoundFeed = {
  readonly id: CalendarFeedId;
  readonly scope: FeedScope;
  readonly membershipId: MembershipId | null;
  readonly roleKey: string | null;
  readonly roleRules: Rule[] | null;
  readonly language: Language;
  readonly organization: string;
  readonly timeZone: string;
  readonly noticeDays: number;
};

/** Nothing for a link of somebody who is no active member any more. */
export const findFeed = async ({ sql, orgId }: OrgDb, hash: Buffer): Promise<FoundFeed | undefined> => {
  const [feed] = await sql<FoundFeed[]>`
    select f.id, f.scope, f.membership_id as "membershipId", m.role_key as "roleKey", r.rules as "roleRules",
      coalesce(u.locale, o.locale) as language, o.name as organization, known_zone(o.timezone) as "timeZone",
      coalesce((o.settings ->> 'noticeDays')::int, 0) as "noticeDays"
    from calendar_feed f join organization o on o.id = f.org_id
    left join membership m on m.org_id = f.org_id and m.id = f.membership_id and m.status = 'active'
    left join app_user u on u.id = m.user_id and u.status <> 'disabled'
    left join role r on r.org_id = m.org_id and r.id = m.role_id
    where f.org_id = ${orgId} and f.secret_hash = ${hash} and (f.membership_id is null or u.id is not null)`;
  return feed;
};

/** Kept by the hour: calendars come often. */
export const noteReading = async ({ sql, orgId }: OrgDb, id: CalendarFeedId, now: Date) => {
  await sql`update calendar_feed set last_read_at = ${now} where org_id = ${orgId} and id = ${id}
    and (last_read_at is null or last_read_at < ${now}::timestamptz - interval '1 hour')`;
};

/** A job as far as a calendar shows it. How to get in, what it costs and whom to call are no part of it. */
export type CalendarJob = {
  readonly id: StagingId;
  readonly version: number;
  readonly number: number;
  readonly name: string;
  readonly status: StagingStatus;
  readonly installOn: string;
  readonly endsOn: string;
  readonly termDays: number;
  readonly autoRenew: boolean;
  readonly address: string;
  readonly designerName: string | null;
  readonly updatedAt: string;
};

/** More than these no calendar is read for. */
const mostJobs = 2000;

/** Those that ended not long ago, run now, or come; all, or those of one designer. */
export const jobsForCalendar = (
  { sql, orgId }: OrgDb,
  { since, designerId }: { since: string; designerId: MembershipId | null },
): Promise<CalendarJob[]> => sql<CalendarJob[]>`
  select s.id, s.version, s.number, s.name, s.status, s.install_on as "installOn", s.ends_on as "endsOn", s.term_days as "termDays",
    s.auto_renew as "autoRenew", concat_ws(', ', nullif(p.address, ''), nullif(p.city, ''), nullif(concat_ws(' ', nullif(p.state, ''), nullif(p.zip, '')), '')) as address,
    nullif(concat_ws(' ', u.first_name, u.last_name), '') as "designerName", s.updated_at as "updatedAt"
  from staging s join property p on p.org_id = s.org_id and p.id = s.property_id
  left join membership m on m.org_id = s.org_id and m.id = s.designer_id left join app_user u on u.id = m.user_id
  where s.org_id = ${orgId} and s.held_until >= ${since}::date ${designerId ? sql`and s.designer_id = ${designerId}` : sql``}
  order by s.held_until desc, s.id limit ${mostJobs}`;
