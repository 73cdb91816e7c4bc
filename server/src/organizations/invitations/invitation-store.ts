import type { InvitationId, OrgId, RoleId, UserId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb, OrgDb } from '../../platform/db/db.ts';

/** Where a living link leads. The hash is looked up outside any organization: its holder belongs to none yet. */
export const findInvitationLink = async ({ sql }: AccountDb, hash: Buffer, now: Date) => {
  const [link] = await sql<{ orgId: OrgId; invitationId: InvitationId }[]>`
    select org_id, subject_id as invitation_id from one_time_token
    where hash = ${hash} and purpose = 'invite' and used_at is null and expires_at > ${now}`;
  return link;
};

/** Uses the link up: of two at once, one gets true. */
export const takeInvitationLink = async ({ sql }: AccountDb, hash: Buffer, now: Date): Promise<boolean> => {
  const taken =
    await sql`update one_time_token set used_at = ${now} where hash = ${hash} and used_at is null`;
  return taken.count === 1;
};

/** An invitation as the person who holds its link sees it. */
export type OfferedInvitation = {
  readonly id: InvitationId;
  readonly email: string;
  readonly roleKey: string;
  readonly roleId: RoleId | null;
  readonly roleName: string;
  readonly invitedBy: string | null;
  readonly inviterId: UserId | null;
  readonly organizationName: string;
  readonly organizationLocale: Language;
  readonly hasAccount: boolean;
};

/** Only while it waits for an answer. Who answers holds it until the transaction ends, so that it is answered once. */
export const findOfferedInvitation = async (
  { sql, orgId }: OrgDb,
  id: InvitationId,
  { now, lock }: { now: Date; lock: boolean },
): Promise<OfferedInvitation | undefined> => {
  const [invitation] = await sql<OfferedInvitation[]>`
    select i.id, i.email, i.role_key, i.role_id, coalesce(r.name, initcap(i.role_key)) as role_name,
      u.first_name || ' ' || u.last_name as invited_by, i.invited_by as inviter_id,
      o.name as organization_name, o.locale as organization_locale,
      exists (select from app_user a where a.email = i.email) as has_account
    from invitation i
    join organization o on o.id = i.org_id
    left join role r on r.org_id = i.org_id and r.id = i.role_id
    left join app_user u on u.id = i.invited_by
    where i.org_id = ${orgId} and i.id = ${id} and i.status = 'pending' and i.expires_at > ${now}
    ${lock ? sql`for update of i` : sql``}`;
  return invitation;
};

export const answerInvitation = async (
  { sql, orgId }: OrgDb,
  id: InvitationId,
  answer: 'accepted' | 'declined',
) => {
  await sql`update invitation set status = ${answer} where org_id = ${orgId} and id = ${id}`;
};

/** The inviter, when they are still here and want to hear of it. */
export const findCuriousInviter = async ({ sql, orgId }: OrgDb, userId: UserId) => {
  const [inviter] = await sql<{ email: string; locale: Language | null }[]>`
    select u.email, u.locale from app_user u
    join membership m on m.org_id = ${orgId} and m.user_id = u.id and m.status = 'active'
    where u.id = ${userId} and u.status <> 'disabled' and (u.notifications ->> 'invitationAccepted')::boolean`;
  return inviter;
};
