import type { Dashboard } from '@archway/contract/dashboard/dashboard';
import type { StagingId, UserId } from '@archway/contract/kernel/ids';
import { endedStatuses, type StagingStatus } from '@archway/contract/stagings/states';
import type { OrgDb } from '../platform/db/db.ts';

type StepFacts = Omit<Dashboard, 'stagings'>;

/** What a young organization has done already, in one round trip. */
export const readDashboard = async (
  { sql, orgId }: OrgDb,
  userId: UserId,
  now: Date,
): Promise<StepFacts | undefined> => {
  const [dashboard] = await sql<StepFacts[]>`
    select u.email_verified_at is not null as email_verified, u.totp_confirmed_at is not null as two_factor, o.setup_done_at is not null as setup_done,
      (select count(*)::int from storage_location s where s.org_id = o.id and s.deleted_at is null and s.kind <> 'site') as storage_locations,
      (select count(*)::int from membership m where m.org_id = o.id and m.status = 'active') as members,
      (select count(*)::int from invitation i where i.org_id = o.id and i.status = 'pending' and i.expires_at > ${now}) as pending_invitations
    from organization o join app_user u on u.id = ${userId} where o.id = ${orgId}`;
  return dashboard;
};

type ComingJob = {
  readonly id: StagingId;
  readonly name: string;
  readonly status: StagingStatus;
  readonly installOn: string;
  readonly endsOn: string;
  readonly termDays: number;
  readonly autoRenew: boolean;
};

/** The jobs of which something may happen between two days; one that is late and renews does so in the next night. */
export const comingJobs = (
  { sql, orgId }: OrgDb,
  { from, to }: { readonly from: string; readonly to: string },
) => sql<ComingJob[]>`
  select s.id, s.name, s.status, s.install_on, s.ends_on, s.term_days, s.auto_renew from staging s
  where s.org_id = ${orgId} and s.status not in ${sql(endedStatuses)}
    and ((s.auto_renew and s.ends_on < ${from}::date) or s.install_on between ${from}::date and ${to}::date or s.ends_on between ${from}::date and ${to}::date)`;
