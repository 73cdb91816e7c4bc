import type { MembershipId, StagingId } from '@archway/contract/kernel/ids';
import type { MoveKind, MoveStatus } from '@archway/contract/moves/states';
import type { OrgDb } from '../../platform/db/db.ts';

/** A move as far as a calendar shows it. */
export type CalendarMove = {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: string;
  readonly number: number;
  readonly kind: MoveKind;
  readonly status: MoveStatus;
  readonly stagingId: StagingId;
  readonly stagingName: string;
  readonly address: string;
  readonly leadName: string | null;
  readonly crewNames: string | null;
  readonly vehicleName: string | null;
  readonly on: string;
  readonly from: string | null;
  readonly until: string | null;
};

/** More than these no calendar is read for. */
const mostMoves = 2000;

type Wanted = { readonly since: string; readonly memberId: MembershipId | null; readonly timeZone: string };

/** Those since a day: all, or those that somebody leads or goes along with. Times are those of the clock there. */
export const movesForCalendar = (
  { sql, orgId }: OrgDb,
  { since, memberId, timeZone }: Wanted,
): Promise<CalendarMove[]> => sql<CalendarMove[]>`
  select v.id, v.version, v.updated_at as "updatedAt", v.number, v.kind, v.status, v.staging_id as "stagingId", s.name as "stagingName",
    concat_ws(', ', nullif(p.address, ''), nullif(p.city, ''), nullif(concat_ws(' ', nullif(p.state, ''), nullif(p.zip, '')), '')) as address,
    (select nullif(concat_ws(' ', u.first_name, u.last_name), '') from membership m join app_user u on u.id = m.user_id
      where m.org_id = ${orgId} and m.id = v.lead_id) as "leadName",
    (select string_agg(concat_ws(' ', u.first_name, u.last_name), ', ' order by u.first_name, u.last_name) from move_crew c
      join membership m on m.org_id = c.org_id and m.id = c.member_id join app_user u on u.id = m.user_id
      where c.org_id = ${orgId} and c.move_id = v.id) as "crewNames",
    (select l.name from storage_location l where l.org_id = ${orgId} and l.id = v.vehicle_id) as "vehicleName",
    v.scheduled_on as "on",
    case when v.starts_at <> '' and v.ends_at <> '' then (v.scheduled_on + v.starts_at::time) at time zone ${timeZone} end as "from",
    case when v.starts_at <> '' and v.ends_at <> '' then (v.scheduled_on + v.ends_at::time) at time zone ${timeZone} end as until
  from move v join staging s on s.org_id = v.org_id and s.id = v.staging_id
  join property p on p.org_id = s.org_id and p.id = s.property_id
  where v.org_id = ${orgId} and v.scheduled_on >= ${since}::date ${
    memberId
      ? sql`and (v.lead_id = ${memberId} or exists (select from move_crew c where c.org_id = ${orgId} and c.move_id = v.id and c.member_id = ${memberId}))`
      : sql``
  }
  order by v.scheduled_on desc, v.id limit ${mostMoves}`;
