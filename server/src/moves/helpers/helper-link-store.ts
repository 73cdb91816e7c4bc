import type { HelperLinkId, MembershipId, MoveId, UserId } from '@archway/contract/kernel/ids';
import type { HelperLink } from '@archway/contract/moves/helpers/helper-link';
import { endedMoveStatuses, type MoveKind } from '@archway/contract/moves/states';
import type { OrgDb } from '../../platform/db/db.ts';
import type { HostRole } from '../../platform/db/requests/open-request.ts';
import { newId } from '../../platform/ids.ts';

type Sql = OrgDb['sql'];

/** What it is called that somebody gave as their name. */
const personName = (sql: Sql) => sql`concat_ws(' ', u.first_name, nullif(u.last_name, ''))`;

const columns = ({ sql, orgId }: OrgDb, now: Date) => sql`l.id, l.day, l.created_at as "createdAt",
  (select ${personName(sql)} from app_user u where u.id = l.created_by) as "createdBy", l.expires_at as "expiresAt",
  l.revoked_at as "revokedAt", l.revoked_at is null and l.expires_at > ${now} as "isOpen",
  (select coalesce(json_agg(json_build_object('id', h.membership_id, 'name', ${personName(sql)}, 'joinedAt', h.joined_at)
      order by h.joined_at, h.membership_id), '[]')
    from move_helper h join app_user u on u.id = h.user_id where h.org_id = ${orgId} and h.link_id = l.id) as helpers`;

/** The role of whoever made a link: none of somebody who is no active member. A link holds as long as that one allows it. */
const hostRole = ({ sql }: OrgDb) => sql`c.role_key as "hostRoleKey", r.rules as "hostRoleRules"`;
const withHost = ({ sql, orgId }: OrgDb) => sql`
  left join membership c on c.org_id = ${orgId} and c.user_id = l.created_by and c.status = 'active'
  left join role r on r.org_id = ${orgId} and r.id = c.role_id`;

type KeptLink = HelperLink & HostRole;

/** Those of a move, the latest first. */
export const linksOfMove = (db: OrgDb, moveId: MoveId, now: Date): Promise<KeptLink[]> => db.sql<KeptLink[]>`
  select ${columns(db, now)}, ${hostRole(db)} from move_helper_link l ${withHost(db)}
  where l.org_id = ${db.orgId} and l.move_id = ${moveId} order by l.created_at desc, l.id`;

export const findLink = async (db: OrgDb, id: HelperLinkId, now: Date): Promise<HelperLink | undefined> => {
  const [link] = await db.sql<HelperLink[]>`
    select ${columns(db, now)} from move_helper_link l where l.org_id = ${db.orgId} and l.id = ${id}`;
  return link;
};

/** Of a move, those that are neither revoked nor over. */
export const countOpenLinks = async ({ sql, orgId }: OrgDb, moveId: MoveId, now: Date): Promise<number> => {
  const [found] = await sql<{ count: number }[]>`
    select count(*)::int as count from move_helper_link
    where org_id = ${orgId} and move_id = ${moveId} and revoked_at is null and expires_at > ${now}`;
  return found?.count ?? 0;
};

type NewLink = {
  readonly moveId: MoveId;
  readonly day: string;
  readonly hash: Buffer;
  readonly createdBy: UserId;
};

/** From the beginning of the day to its end, where the organization is. */
export const addLink = async (
  { sql, orgId }: OrgDb,
  { moveId, day, hash, createdBy }: NewLink,
): Promise<HelperLinkId> => {
  const id = newId<HelperLinkId>();
  await sql`
    insert into move_helper_link (org_id, id, move_id, day, secret_hash, starts_at, expires_at, created_by)
    select ${orgId}, ${id}, ${moveId}, ${day}::date, ${hash}, ${day}::date::timestamp at time zone known_zone(o.timezone),
      (${day}::date + 1)::timestamp at time zone known_zone(o.timezone), ${createdBy}
    from organization o where o.id = ${orgId}`;
  return id;
};

/** A link that works, and what it opens. */
export type OpenLink = HostRole & {
  readonly id: HelperLinkId;
  readonly moveId: MoveId;
  readonly number: number;
  readonly kind: MoveKind;
  readonly stagingName: string;
  readonly organizationName: string;
  readonly day: string;
  readonly expiresAt: string;
  readonly createdBy: UserId | null;
};

/** Held until the transaction ends: nobody joins by a link that is just being revoked. */
export const lockOpenLink = async (db: OrgDb, hash: Buffer, now: Date): Promise<OpenLink | undefined> => {
  const { sql, orgId } = db;
  const [link] = await sql<OpenLink[]>`
    select l.id, l.move_id as "moveId", v.number, v.kind, s.name as "stagingName", o.name as "organizationName", l.day,
      l.expires_at as "expiresAt", l.created_by as "createdBy", ${hostRole(db)}
    from move_helper_link l ${withHost(db)} join organization o on o.id = l.org_id join move v on v.org_id = l.org_id and v.id = l.move_id
    join staging s on s.org_id = v.org_id and s.id = v.staging_id
    where l.org_id = ${orgId} and l.secret_hash = ${hash} and l.revoked_at is null and l.starts_at <= ${now}
      and l.expires_at > ${now} and v.status not in ${sql(endedMoveStatuses)}
    for no key update of l`;
  return link;
};

export const countHelpers = async ({ sql, orgId }: OrgDb, linkId: HelperLinkId): Promise<number> => {
  const [found] = await sql<
    { count: number }[]
  >`select count(*)::int as count from move_helper where org_id = ${orgId} and link_id = ${linkId}`;
  return found?.count ?? 0;
};

type NewHelper = {
  readonly linkId: HelperLinkId;
  readonly membershipId: MembershipId;
  readonly userId: UserId;
  readonly joinedAt: Date;
};

export const addMoveHelper = async (
  { sql, orgId }: OrgDb,
  { linkId, membershipId, userId, joinedAt }: NewHelper,
) => {
  await sql`insert into move_helper (org_id, membership_id, link_id, user_id, joined_at)
    values (${orgId}, ${membershipId}, ${linkId}, ${userId}, ${joinedAt})`;
};

type Revoked = {
  readonly id: HelperLinkId;
  readonly moveId: MoveId;
  readonly number: number;
  readonly stagingName: string;
};

/** Nothing for one that was revoked before, or is none. */
export const revokeLinkRow = async (
  { sql, orgId }: OrgDb,
  id: HelperLinkId,
  now: Date,
): Promise<Revoked | undefined> => {
  const [link] = await sql<Revoked[]>`
    update move_helper_link l set revoked_at = ${now} from move v join staging s on s.org_id = v.org_id and s.id = v.staging_id
    where l.org_id = ${orgId} and l.id = ${id} and l.revoked_at is null and v.org_id = ${orgId} and v.id = l.move_id
    returning l.id, l.move_id as "moveId", v.number, s.name as "stagingName"`;
  return link;
};

/** All that a move has are over; those of a day to come are revoked. */
export const closeLinksOf = async ({ sql, orgId }: OrgDb, moveId: MoveId, now: Date) => {
  await sql`
    update move_helper_link set expires_at = case when starts_at < ${now} then least(expires_at, ${now}) else expires_at end,
      revoked_at = case when starts_at >= ${now} then ${now}::timestamptz end
    where org_id = ${orgId} and move_id = ${moveId} and revoked_at is null`;
};

/** Who joined by it. */
export const helpersOf = ({ sql, orgId }: OrgDb, linkId: HelperLinkId) =>
  sql<{ membershipId: MembershipId; userId: UserId }[]>`
    select membership_id as "membershipId", user_id as "userId" from move_helper
    where org_id = ${orgId} and link_id = ${linkId} order by membership_id`;
