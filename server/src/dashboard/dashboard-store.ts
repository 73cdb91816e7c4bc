import type { Dashboard } from '@archway/contract/dashboard/dashboard';
import type { UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';

/** Everything the first screen asks, in one round trip. */
export const readDashboard = async (
  { sql, orgId }: OrgDb,
  userId: UserId,
  now: Date,
): Promise<Dashboard | undefined> => {
  const [dashboard] = await sql<Dashboard[]>`
    select u.email_verified_at is not null as email_verified, u.totp_confirmed_at is not null as two_factor, o.setup_done_at is not null as setup_done,
      (select count(*)::int from storage_location s where s.org_id = o.id and s.deleted_at is null) as storage_locations,
      (select count(*)::int from membership m where m.org_id = o.id and m.status = 'active') as members,
      (select count(*)::int from invitation i where i.org_id = o.id and i.status = 'pending' and i.expires_at > ${now}) as pending_invitations
    from organization o join app_user u on u.id = ${userId} where o.id = ${orgId}`;
  return dashboard;
};
