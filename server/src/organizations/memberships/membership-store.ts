import { helperRole } from '@archway/contract/kernel/access/roles';
import type { MembershipId, RoleId, UserId } from '@archway/contract/kernel/ids';
import type { OrganizationInSession } from '@archway/contract/organizations/organization';
import type { AccountDb, OrgDb } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';

export type NewMembership = {
  userId: UserId;
  roleKey: string;
  roleId: RoleId | null;
  createdBy: UserId | null;
};

export const addMembership = async (
  { sql, orgId }: OrgDb,
  membership: NewMembership,
): Promise<MembershipId> => {
  const id = newId<MembershipId>();
  await sql`insert into membership (org_id, id, user_id, role_key, role_id, created_by)
    values (${orgId}, ${id}, ${membership.userId}, ${membership.roleKey}, ${membership.roleId}, ${membership.createdBy})`;
  return id;
};

/** Somebody who helps with a move and is in no list of members. */
export const addHelper = async (
  { sql, orgId }: OrgDb,
  userId: UserId,
  createdBy: UserId | null,
): Promise<MembershipId> => {
  const id = newId<MembershipId>();
  await sql`insert into membership (org_id, id, user_id, role_key, status, created_by)
    values (${orgId}, ${id}, ${userId}, ${helperRole}, 'helping', ${createdBy})`;
  return id;
};

/** The membership somebody has here now; one who left has none. */
export const membershipOf = async ({ sql, orgId }: OrgDb, userId: UserId) => {
  const [membership] = await sql<{ id: MembershipId }[]>`
    select id from membership where org_id = ${orgId} and user_id = ${userId} and status <> 'left'`;
  return membership;
};

/** The active owners, held until the transaction ends. Always in the same order, so that two who wait never wait for each other. */
export const lockOwnerRows = async ({ sql, orgId }: OrgDb): Promise<MembershipId[]> => {
  const owners = await sql<{ id: MembershipId }[]>`
    select id from membership where org_id = ${orgId} and role_key = 'owner' and status = 'active' order by id for update`;
  return owners.map(({ id }) => id);
};

export const endMembership = async ({ sql, orgId }: OrgDb, id: MembershipId) => {
  await sql`update membership set status = 'left' where org_id = ${orgId} and id = ${id}`;
};

/** Where a person is an active member, or helps. Crosses organizations, so it needs `bindPerson` first. */
export const organizationsOfPerson = async (
  { sql }: AccountDb,
  userId: UserId,
): Promise<OrganizationInSession[]> => {
  const rows = await sql<OrganizationInSession[]>`
    select o.id, o.name, o.slug, own.role_key as role, coalesce(r.name, initcap(own.role_key)) as role_name,
      o.timezone, o.currency, o.units, o.locale, o.setup_done_at is not null as setup_done
    from membership own
    join organization o on o.id = own.org_id
    left join role r on r.org_id = own.org_id and r.id = own.role_id
    where own.user_id = ${userId} and own.status in ('active', 'helping')
    order by lower(o.name), o.id`;
  return [...rows];
};
