import { CannotStart } from '../../cannot-start.ts';
import { hasCode } from '../errors.ts';
import type { Pool } from '../pool.ts';

export const ownerRole = 'archway_owner';
export const appRole = 'archway_app';
/** Reads every row of every organization, for a backup; the owner takes it on for as long as that takes. */
export const backupRole = 'archway_backup';

/** Whose rights the migrations hand to single functions, and whose a backup has. Nobody signs in as one of them. */
const helpers = ['archway_search', 'archway_finder', backupRole] as const;

type Querier = Pick<Pool, 'unsafe'>;

/** Makes the owner and the app role and the product's database in a cluster of our own. `admin` is its superuser. */
export const makeOwnDatabase = async (admin: Pool, database: string) => {
  await admin.unsafe(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${ownerRole}') then create role ${ownerRole} login createrole; end if;
      if not exists (select from pg_roles where rolname = '${appRole}') then create role ${appRole} login; end if;
    end $$`);
  const [found] = await admin`select 1 from pg_database where datname = ${database}`;
  if (!found)
    await admin.unsafe(`create database "${database}" owner ${ownerRole} template template0 encoding 'UTF8'`);
};

/** In somebody else's cluster: the app role must exist and, unless it has a login of its own, ours must be allowed to become it. */
export const ensureAppRole = async (owner: Querier, { ownLogin }: { ownLogin: boolean }) =>
  ensureRole(owner, appRole, { become: !ownLogin });

export const ensureHelpers = async (owner: Querier) => {
  for (const role of helpers) await ensureRole(owner, role, { become: true });
};

/**
 * Each of the two steps may be done already by somebody who may do more than we. To become a role is one of several rights
 * of its members since 16, which whoever made it lacks until it is granted; before, it is all of them.
 */
const ensureRole = async (owner: Querier, role: string, { become }: { become: boolean }) => {
  const [found] = await owner.unsafe<Standing[]>(`
    select quote_ident(current_user) as us, current_setting('server_version_num')::int >= 160000 as granular,
      exists (select from pg_roles where rolname = '${role}') as exists,
      coalesce((select pg_has_role(current_user, oid, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)
        from pg_roles where rolname = '${role}'), false) as member`);
  const { us = '', granular = false, exists = false, member = false } = found ?? {};
  const only = granular && role === backupRole ? ' with inherit false, set true' : '';
  const make = exists ? '' : `create role ${role} nologin;`;
  const grant = become && !member ? `grant ${role} to ${us}` : '';
  try {
    // Another database of the same cluster may be doing the same.
    if (make)
      await owner.unsafe(
        `do $$ begin ${make} exception when duplicate_object or unique_violation then null; end $$`,
      );
    if (grant) await owner.unsafe(grant + only);
  } catch (error) {
    if (!hasCode(error, '42501')) throw error;
    throw new CannotStart(
      `The database role "${us}" may not use the role ${role}. Run as a superuser: ${[make, grant && `${grant}${only};`].filter(Boolean).join(' ')}`,
    );
  }
};

type Standing = { us: string; granular: boolean; exists: boolean; member: boolean };

/** Requests must not be able to step over the tenant wall; the server refuses to start when they could. */
export const requirePlainRole = async (app: Pool) => {
  const [role] = await app<{ name: string; super: boolean; bypass: boolean; owns: number }[]>`
    select current_user as name, r.rolsuper as super, r.rolbypassrls as bypass,
      (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind = 'r' and pg_has_role(current_user, c.relowner, 'usage')) as owns
    from pg_roles r where r.rolname = current_user`;
  if (!role || role.super || role.bypass || role.owns > 0) {
    throw new CannotStart(
      `The database role "${role?.name}" could step over row level security (superuser, BYPASSRLS or owner of the tables). Use a plain role for requests: see DATABASE_APP_URL.`,
    );
  }
};
