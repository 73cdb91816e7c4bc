import { helperRole } from '@archway/contract/kernel/access/roles';
import { namesOf, type ValuesOf } from '@archway/contract/kernel/fields/fields';
import type { MembershipId, RoleId } from '@archway/contract/kernel/ids';
import type { Member, MembersQuery } from '@archway/contract/team/member';
import { memberListFields, membershipFields } from '@archway/contract/team/member-fields';
import type { MembershipStatus } from '@archway/contract/team/states';
import type * as z from 'zod';
import { lastChange } from '../../platform/db/changes/changer.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import {
  assignedValues,
  fieldConditions,
  fieldOrder,
  searchedText,
  selectedText,
} from '../../platform/db/lists/field-columns.ts';
import { jsonPage, type ListParts, wholeList } from '../../platform/db/lists/json-page.ts';
import type { Fragment } from '../../platform/db/pool.ts';

type Sql = OrgDb['sql'];
type Query = z.output<typeof MembersQuery>;
type Wanted = Omit<Query, 'page' | 'itemsPerPage'>;

const ownFields = selectedText(namesOf(membershipFields), 'm');
const searched = searchedText(membershipFields, 'm');

const columns = (
  sql: Sql,
) => sql`m.id, m.version, m.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone,
  m.role_key as role, coalesce(r.name, initcap(m.role_key)) as "roleName", m.status, ${sql.unsafe(ownFields)},
  m.joined_at as "joinedAt", m.last_seen_at as "lastSeenAt", ${lastChange(sql, 'm')}`;

const source = (sql: Sql) =>
  sql`membership m join app_user u on u.id = m.user_id left join role r on r.org_id = m.org_id and r.id = m.role_id`;

/** Whoever helps with a move, or did, is no member. A role that an organization made itself may be called the same. */
const withoutHelpers = (sql: Sql) => sql`and (m.role_id is not null or m.role_key <> ${helperRole})`;

/** Those who left are shown only when asked for. */
export const memberPage = (db: OrgDb, query: Query) => jsonPage<Member>(db, memberList(db, query), query);

export const memberRows = (db: OrgDb, query: Wanted): Fragment => wholeList(db, memberList(db, query));

const memberList = ({ sql, orgId }: OrgDb, query: Wanted): ListParts => {
  const { searchQuery: search } = query;
  const where = sql`m.org_id = ${orgId} ${withoutHelpers(sql)} ${query.status ? sql`` : sql`and m.status <> 'left'`}
    ${fieldConditions(sql, { table: memberListFields, query, alias: 'm', instead: { role: sql`m.role_key` } })}
    ${search ? sql`and strpos(lower(concat_ws(' ', u.first_name, u.last_name, u.email, ${sql.unsafe(searched)})), lower(${search})) > 0` : sql``}`;
  const countFrom = search ? source(sql) : sql`membership m`;
  return { columns: columns(sql), from: source(sql), where, order: order(sql, query), countFrom };
};

const order = (sql: Sql, { sortBy, orderBy }: Wanted) => {
  const direction = orderBy === 'desc' ? sql`desc` : sql`asc`;
  switch (sortBy) {
    case 'name':
      return sql`lower(u.first_name) ${direction}, lower(u.last_name) ${direction}, m.id`;
    case 'email':
      return sql`u.email ${direction}, m.id`;
    case 'role':
      return sql`lower(coalesce(r.name, m.role_key)) ${direction}, m.id`;
    default:
      return sql`${fieldOrder(sql, { table: memberListFields, name: sortBy, alias: 'm', direction })}, m.id`;
  }
};

export const findMember = async ({ sql, orgId }: OrgDb, id: MembershipId): Promise<Member | undefined> => {
  const [member] = await sql<
    Member[]
  >`select ${columns(sql)} from ${source(sql)} where m.org_id = ${orgId} and m.id = ${id} ${withoutHelpers(sql)}`;
  return member;
};

/** Held until the transaction ends. The owners are held first (see lockOwners). */
export const lockMemberRow = async ({ sql, orgId }: OrgDb, id: MembershipId): Promise<Member | undefined> => {
  const [member] = await sql<
    Member[]
  >`select ${columns(sql)} from ${source(sql)} where m.org_id = ${orgId} and m.id = ${id} ${withoutHelpers(sql)} for update of m`;
  return member;
};

type RowChange = Readonly<ValuesOf<typeof membershipFields>> & {
  /** Another one than before. */
  newRole: { key: string; id: RoleId | null } | undefined;
};

export const changeMemberRow = async (
  { sql, orgId }: OrgDb,
  id: MembershipId,
  { newRole, ...own }: RowChange,
) => {
  await sql`
    update membership set ${newRole ? sql`role_key = ${newRole.key}, role_id = ${newRole.id},` : sql``}
      ${assignedValues(sql, membershipFields, own)}
    where org_id = ${orgId} and id = ${id}`;
};

export const setMemberStatus = async ({ sql, orgId }: OrgDb, id: MembershipId, status: MembershipStatus) => {
  await sql`update membership set status = ${status} where org_id = ${orgId} and id = ${id}`;
};

export const isActiveMember = async ({ sql, orgId }: OrgDb, id: MembershipId): Promise<boolean> => {
  const found =
    await sql`select 1 from membership where org_id = ${orgId} and id = ${id} and status = 'active'`;
  return found.length > 0;
};
