import type { Rule } from '@archway/contract/kernel/access/ability';
import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';

export const roleOf = async (
  { sql, orgId }: OrgDb,
  userId: UserId,
): Promise<{ roleKey: string; rules: Rule[] | null } | undefined> => {
  const [role] = await sql<{ roleKey: string; rules: Rule[] | null }[]>`
    select m.role_key, r.rules from membership m left join role r on r.org_id = m.org_id and r.id = m.role_id
    where m.org_id = ${orgId} and m.user_id = ${userId} and m.status in ('active', 'helping')`;
  return role;
};

/** Whoever changes the member just now is not waited for; what another server wrote a moment ago is enough. */
export const setPresent = async ({ sql, orgId }: OrgDb, userId: UserId, now: Date, unlessSince: Date) => {
  await sql`
    update membership set last_seen_at = ${now} where org_id = ${orgId} and id = (
      select id from membership
      where org_id = ${orgId} and user_id = ${userId} and status = 'active'
        and (last_seen_at is null or last_seen_at <= ${unlessSince})
      for no key update skip locked)`;
};

export const setLastSeen = async ({ sql }: OrgDb, orgId: OrgId, userId: UserId, now: Date) => {
  await sql`update membership set last_seen_at = ${now} where org_id = ${orgId} and user_id = ${userId} and status = 'active'`;
};
