import type { Rule } from '@archway/contract/kernel/access/ability';
import type { RoleId, UserId } from '@archway/contract/kernel/ids';
import { lastChange } from '../../platform/db/changes/changer.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';

export type CustomRole = {
  readonly id: RoleId;
  readonly version: number;
  readonly key: string;
  readonly name: string;
  readonly rules: Rule[];
  readonly members: number;
  readonly updatedAt: string;
  readonly updatedBy: string | null;
  readonly updatedById: UserId | null;
};

/** The role alone. */
type KeptRole = Omit<CustomRole, 'members' | 'updatedAt' | 'updatedBy' | 'updatedById'>;

const columns = (sql: OrgDb['sql']) => sql`r.id, r.version, r.key, r.name, r.rules,
  (select count(*)::int from membership m where m.org_id = r.org_id and m.role_id = r.id and m.status <> 'left') as members, ${lastChange(sql, 'r')}`;

export const customRoles = async ({ sql, orgId }: OrgDb): Promise<CustomRole[]> => {
  const rows = await sql<
    CustomRole[]
  >`select ${columns(sql)} from role r where r.org_id = ${orgId} order by lower(r.name), r.id`;
  return [...rows];
};

/** How many people have each built-in role. */
export const membersByBuiltInRole = async ({ sql, orgId }: OrgDb): Promise<ReadonlyMap<string, number>> => {
  const rows = await sql<{ roleKey: string; members: number }[]>`
    select role_key, count(*)::int as members from membership
    where org_id = ${orgId} and status <> 'left' and role_id is null group by role_key`;
  return new Map(rows.map(({ roleKey, members }) => [roleKey, members]));
};

/** Held so that it is not deleted while it is being given to somebody. */
export const findRoleByKey = async ({ sql, orgId }: OrgDb, key: string): Promise<KeptRole | undefined> => {
  const [role] = await sql<KeptRole[]>`
    select id, version, key, name, rules from role where org_id = ${orgId} and key = ${key} for key share`;
  return role;
};

/** What a role allows, read without holding it: those who give it hold it. */
export const findRulesByKey = async ({ sql, orgId }: OrgDb, key: string): Promise<readonly Rule[]> => {
  const [role] = await sql<
    Pick<CustomRole, 'rules'>[]
  >`select rules from role where org_id = ${orgId} and key = ${key}`;
  return role?.rules ?? [];
};

export const lockRole = async ({ sql, orgId }: OrgDb, id: RoleId): Promise<CustomRole | undefined> => {
  const [role] = await sql<
    CustomRole[]
  >`select ${columns(sql)} from role r where r.org_id = ${orgId} and r.id = ${id} for update of r`;
  return role;
};

/** Undefined when the key is taken. */
export const addRole = async (
  { sql, orgId }: OrgDb,
  role: { key: string; name: string; rules: Rule[]; createdBy: UserId | null },
) => {
  const [added] = await sql<CustomRole[]>`
    insert into role as r (org_id, id, key, name, rules, created_by)
    values (${orgId}, ${newId()}, ${role.key}, ${role.name}, ${sql.json(role.rules)}, ${role.createdBy})
    on conflict (org_id, key) do nothing returning ${columns(sql)}`;
  return added;
};

export const changeRoleRow = async (
  { sql, orgId }: OrgDb,
  id: RoleId,
  change: { name?: string | undefined; rules?: Rule[] | undefined },
): Promise<CustomRole> => {
  const [changed] = await sql<CustomRole[]>`
    update role r set name = coalesce(${change.name ?? null}, r.name), rules = coalesce(${change.rules ? sql.json(change.rules) : null}, r.rules)
    where r.org_id = ${orgId} and r.id = ${id} returning ${columns(sql)}`;
  if (!changed) throw new Error('The role is not there.');
  return changed;
};

/** Who has the role, and how many open invitations offer it. Asked while the role is held, so that the answer stays true. */
export const countUses = async ({ sql, orgId }: OrgDb, id: RoleId, now: Date) => {
  const [use] = await sql<{ members: number; invitations: number }[]>`select
    (select count(*)::int from membership where org_id = ${orgId} and role_id = ${id} and status <> 'left') as members,
    (select count(*)::int from invitation where org_id = ${orgId} and role_id = ${id} and status = 'pending' and expires_at > ${now}) as invitations`;
  return use ?? { members: 0, invitations: 0 };
};

/** Whoever has a role, and whomever an open invitation offers it, gets another one. */
export const giveRoleInstead = async (
  { sql, orgId }: OrgDb,
  id: RoleId,
  instead: { readonly key: string; readonly id: RoleId | null },
  now: Date,
) => {
  await sql`update membership set role_key = ${instead.key}, role_id = ${instead.id} where org_id = ${orgId} and role_id = ${id} and status <> 'left'`;
  await sql`update invitation set role_key = ${instead.key}, role_id = ${instead.id} where org_id = ${orgId} and role_id = ${id} and status = 'pending' and expires_at > ${now}`;
};

/**
 * Deletes a role that nobody has. What still names it is over: memberships of people who left (they keep the weakest
 * role instead) and invitations that were answered or ran out.
 */
export const deleteRole = async ({ sql, orgId }: OrgDb, id: RoleId) => {
  await sql`update membership set role_key = 'viewer', role_id = null where org_id = ${orgId} and role_id = ${id} and status = 'left'`;
  await sql`update invitation set role_id = null, status = case when status = 'pending' then 'expired' else status end where org_id = ${orgId} and role_id = ${id}`;
  await sql`delete from role where org_id = ${orgId} and id = ${id}`;
};
