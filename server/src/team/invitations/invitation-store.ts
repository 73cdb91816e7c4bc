import type { Page } from '@archway/contract/kernel/api/page';
import type { InvitationId, RoleId, UserId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import { invitationListFields } from '@archway/contract/team/invitation-fields';
import type { Invitation, InvitationsQuery } from '@archway/contract/team/member';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import { fieldConditions, fieldOrder } from '../../platform/db/lists/field-columns.ts';
import { newId } from '../../platform/ids.ts';

type Sql = OrgDb['sql'];

type Query = z.output<typeof InvitationsQuery>;

/** Nothing happens at the moment an invitation runs out; that it has is read off its last day. */
const statusAt = (sql: Sql, now: Date) =>
  sql`case when i.status = 'pending' and i.expires_at <= ${now} then 'expired' else i.status end`;

const columns = (
  sql: Sql,
  now: Date,
) => sql`i.id, i.email, i.role_key as role, coalesce(r.name, initcap(i.role_key)) as role_name,
  ${statusAt(sql, now)} as status, u.first_name || ' ' || u.last_name as invited_by, i.created_at, i.expires_at`;

const source = (sql: Sql) =>
  sql`invitation i left join app_user u on u.id = i.invited_by left join role r on r.org_id = i.org_id and r.id = i.role_id`;

/** One statement answers the page and how many there are in all. */
export const invitationPage = async (
  { sql, orgId }: OrgDb,
  query: Query,
  now: Date,
): Promise<Page<Invitation>> => {
  const { page, itemsPerPage, searchQuery: search } = query;
  const rows = await sql<(Invitation & { total: number })[]>`
    with found as materialized (
      select ${columns(sql, now)}, row_number() over (order by ${order(sql, query)}) as ordinal
      from ${source(sql)}
      where i.org_id = ${orgId} ${fieldConditions(sql, { table: invitationListFields, query, alias: 'i', instead: { status: statusAt(sql, now) } })}
        ${search ? sql`and strpos(lower(concat_ws(' ', i.email, u.first_name, u.last_name)), lower(${search})) > 0` : sql``}
    )
    select counted.total, shown.* from (select count(*)::int as total from found) counted
    left join (select * from found order by ordinal limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}) shown on true
    order by ordinal`;
  // A page without rows still carries the total, on one row of nothing.
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0, page, itemsPerPage };
};

const order = (sql: Sql, { sortBy, orderBy }: Query) => {
  const direction = orderBy === 'desc' ? sql`desc` : sql`asc`;
  return sql`${fieldOrder(sql, { table: invitationListFields, name: sortBy, alias: 'i', direction })}, i.id ${direction}`;
};

export const findInvitation = async (
  { sql, orgId }: OrgDb,
  id: InvitationId,
  now: Date,
): Promise<Invitation | undefined> => {
  const [invitation] = await sql<
    Invitation[]
  >`select ${columns(sql, now)} from ${source(sql)} where i.org_id = ${orgId} and i.id = ${id}`;
  return invitation;
};

/** Held until the transaction ends, against whoever may be answering it. */
export const lockInvitation = async (
  { sql, orgId }: OrgDb,
  id: InvitationId,
  now: Date,
): Promise<Invitation | undefined> => {
  const [invitation] = await sql<Invitation[]>`
    select ${columns(sql, now)} from ${source(sql)} where i.org_id = ${orgId} and i.id = ${id} for update of i`;
  return invitation;
};

/** Makes room: an address has one open invitation, and one that ran out is not open. */
export const closeExpiredInvitation = async ({ sql, orgId }: OrgDb, email: string, now: Date) => {
  await sql`update invitation set status = 'expired' where org_id = ${orgId} and email = ${email} and status = 'pending' and expires_at <= ${now}`;
};

export type NewInvitationRow = {
  email: string;
  roleKey: string;
  roleId: RoleId | null;
  invitedBy: UserId;
  expiresAt: Date;
};

/** Undefined when the address has an open invitation already. */
export const addInvitation = async (
  { sql, orgId }: OrgDb,
  row: NewInvitationRow,
): Promise<InvitationId | undefined> => {
  const [added] = await sql<{ id: InvitationId }[]>`
    insert into invitation (org_id, id, email, role_key, role_id, invited_by, expires_at)
    values (${orgId}, ${newId()}, ${row.email}, ${row.roleKey}, ${row.roleId}, ${row.invitedBy}, ${row.expiresAt})
    on conflict (org_id, email) where status = 'pending' do nothing returning id`;
  return added?.id;
};

export const reopenInvitation = async ({ sql, orgId }: OrgDb, id: InvitationId, expiresAt: Date) => {
  await sql`update invitation set status = 'pending', expires_at = ${expiresAt} where org_id = ${orgId} and id = ${id}`;
};

export const markRevoked = async ({ sql, orgId }: OrgDb, id: InvitationId) => {
  await sql`update invitation set status = 'revoked' where org_id = ${orgId} and id = ${id}`;
};

export const addInvitationLink = async (
  { sql, orgId }: OrgDb,
  link: { invitationId: InvitationId; hash: Buffer; expiresAt: Date },
) => {
  await sql`insert into one_time_token (id, purpose, hash, org_id, subject_id, expires_at)
    values (${newId()}, 'invite', ${link.hash}, ${orgId}, ${link.invitationId}, ${link.expiresAt})`;
};

export const killInvitationLinks = async ({ sql, orgId }: OrgDb, id: InvitationId, now: Date) => {
  await sql`update one_time_token set used_at = ${now}
    where subject_id = ${id} and org_id = ${orgId} and purpose = 'invite' and used_at is null`;
};

/** Who is written to, and for whom: the language is theirs if they have an account, else the organization's. */
export type Addressee = {
  readonly isMember: boolean;
  readonly language: Language;
  readonly organizationName: string;
};

export const findAddressee = async ({ sql, orgId }: OrgDb, email: string): Promise<Addressee> => {
  const [addressee] = await sql<Addressee[]>`
    select o.name as organization_name, coalesce(u.locale, o.locale) as language,
      exists (select from membership m where m.org_id = o.id and m.user_id = u.id and m.status <> 'left') as is_member
    from organization o left join app_user u on u.email = ${email} where o.id = ${orgId}`;
  if (!addressee) throw new Error('The organization is not there.');
  return addressee;
};
