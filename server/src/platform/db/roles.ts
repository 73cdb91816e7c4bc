import type { Pool } from './pool.ts';

export const ownerRole = 'archway_owner';
export const appRole = 'archway_app';

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

/** In somebody else's cluster: the app role must exist and our login must be allowed to become it. */
export const ensureAppRole = async (owner: Pool) => {
  await owner.unsafe(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${appRole}') then create role ${appRole} nologin; end if;
      if not pg_has_role(current_user, '${appRole}', 'member') then execute format('grant ${appRole} to %I', current_user); end if;
    end $$`);
};

/** Requests must not be able to step over the tenant wall; the server refuses to start when they could. */
export const requirePlainRole = async (app: Pool) => {
  const [role] = await app<{ name: string; super: boolean; bypass: boolean; owns: number }[]>`
    select current_user as name, r.rolsuper as super, r.rolbypassrls as bypass,
      (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind = 'r' and pg_has_role(current_user, c.relowner, 'usage')) as owns
    from pg_roles r where r.rolname = current_user`;
  if (!role || role.super || role.bypass || role.owns > 0) {
    throw new Error(
      `The database role "${role?.name}" could step over row level security (superuser, BYPASSRLS or owner of the tables). Use a plain role for requests: see DATABASE_APP_URL.`,
    );
  }
};
