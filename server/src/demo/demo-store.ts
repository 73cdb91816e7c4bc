import { namesOf } from '@archway/contract/kernel/fields/fields';
import type { InvitationId, RoleId, UserId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import type { Member } from '@archway/contract/team/member';
import { membershipFields } from '@archway/contract/team/member-fields';
import type { AccountDb, OrgDb } from '../platform/db/db.ts';
import { assignedValues, columnsText, givenValues } from '../platform/db/lists/field-columns.ts';
import { newId } from '../platform/ids.ts';

export type DemoMember = Pick<
  Member,
  'email' | 'firstName' | 'lastName' | 'phone' | 'role' | keyof typeof membershipFields
> & {
  readonly locale?: Language;
  readonly joinedDaysAgo: number;
  readonly seenHoursAgo: number;
};

const demoLock = 727_002;

/** True when the demo is there. Of several that ask at once, the others wait until the first has made it. */
export const demoExists = async ({ sql }: AccountDb, email: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(${demoLock})`;
  return (await sql`select 1 from app_user where email = ${email}`).length > 0;
};

export const hasAccounts = async ({ sql }: AccountDb): Promise<boolean> =>
  (await sql`select 1 from app_user limit 1`).length > 0;

/** The account of a demo member, made when they are first met. */
export const demoUser = async (
  { sql }: AccountDb,
  person: DemoMember,
  passwordHash: string,
  verifiedAt: Date,
): Promise<UserId> => {
  await sql`insert into app_user (id, email, password_hash, first_name, last_name, phone, locale, status, email_verified_at, created_at)
    values (${newId()}, ${person.email}, ${passwordHash}, ${person.firstName}, ${person.lastName}, ${person.phone}, ${person.locale ?? null},
      'active', ${verifiedAt}, ${verifiedAt})
    on conflict (email) do nothing`;
  const [user] = await sql<{ id: UserId }[]>`select id from app_user where email = ${person.email}`;
  if (!user) throw new Error(`The demo account ${person.email} is not there.`);
  return user.id;
};

export const markAsDemo = async ({ sql, orgId }: OrgDb, foundedAt: Date) => {
  await sql`update organization set demo = true, created_at = ${foundedAt}, setup_done_at = ${foundedAt} where id = ${orgId}`;
};

export const addDemoRole = async (
  { sql, orgId }: OrgDb,
  role: { key: string; name: string; rules: Parameters<OrgDb['sql']['json']>[0]; createdBy: UserId },
): Promise<RoleId> => {
  const id = newId<RoleId>();
  await sql`insert into role (org_id, id, key, name, rules, created_by) values (${orgId}, ${id}, ${role.key}, ${role.name}, ${sql.json(role.rules)}, ${role.createdBy})`;
  return id;
};

export type DemoMembership = {
  userId: UserId;
  member: DemoMember;
  roleId: RoleId | null;
  joinedAt: Date;
  seenAt: Date;
  createdBy: UserId;
};

const memberColumns = columnsText(namesOf(membershipFields));

/** The founder has a membership already; it gets its facts and dates. */
export const addDemoMembership = async (
  { sql, orgId }: OrgDb,
  { userId, member, roleId, joinedAt, seenAt, createdBy }: DemoMembership,
) => {
  await sql`
    insert into membership (org_id, id, user_id, role_key, role_id, joined_at, last_seen_at, created_by, ${sql.unsafe(memberColumns)})
    values (${orgId}, ${newId()}, ${userId}, ${member.role}, ${roleId}, ${joinedAt}, ${seenAt}, ${createdBy}, ${givenValues(sql, membershipFields, member)})
    on conflict (org_id, user_id) where status <> 'left'
    do update set joined_at = excluded.joined_at, last_seen_at = excluded.last_seen_at, ${assignedValues(sql, membershipFields, member)}`;
};

export type DemoInvitation = {
  email: string;
  role: string;
  roleId: RoleId | null;
  status: 'pending' | 'accepted';
  sentAt: Date;
  expiresAt: Date;
  invitedBy: UserId;
};

export const addDemoInvitation = async (
  { sql, orgId }: OrgDb,
  row: DemoInvitation,
): Promise<InvitationId> => {
  const id = newId<InvitationId>();
  await sql`insert into invitation (org_id, id, email, role_key, role_id, status, expires_at, invited_by, created_at)
    values (${orgId}, ${id}, ${row.email}, ${row.role}, ${row.roleId}, ${row.status}, ${row.expiresAt}, ${row.invitedBy}, ${row.sentAt})`;
  return id;
};

export type DemoEntry = {
  at: Date;
  action: string;
  subject: { type: string; id: string | null; name: string };
  actor: { id: UserId; name: string };
  details?: Record<string, string | number>;
};

/** An entry of the past; the log can be added to at any date, and altered at none. */
export const addDemoEntry = async (
  { sql, orgId }: OrgDb,
  { at, action, subject, actor, details }: DemoEntry,
) => {
  await sql`insert into audit_entry (org_id, id, at, action, subject_type, subject_id, subject_name, actor_id, actor_name, details)
    values (${orgId}, ${newId()}, ${at}, ${action}, ${subject.type}, ${subject.id}, ${subject.name}, ${actor.id}, ${actor.name}, ${sql.json(details ?? {})})`;
};
