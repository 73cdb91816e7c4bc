import type { Pool } from '../../src/platform/db/pool.ts';

/** Tables of people and of the server itself: they hold rows of no organization, or are looked into before one is known. */
const outsideAnyOrganization = [
  'app_user',
  'session',
  'one_time_token',
  'account_entry',
  'rate_bucket',
  'mail',
  'idempotency_key',
  'loose_file',
  'running_import',
  'kept_import',
  'night',
  'migration',
];

const ofOneself = (status: string) =>
  `FROM membership WHERE ((membership.user_id = ( SELECT current_person() AS current_person)) AND (membership.status = ${status}))`;
const active = "'active'::text";
/** Whoever helps has to know whom. */
const activeOrHelping = "ANY (ARRAY['active'::text, 'helping'::text])";

/** Whose rows people see from outside too, to know where they can act, and which. They see, and do no more. */
const alsoSeenByTheirPeople: Readonly<Record<string, string>> = {
  membership: '(user_id = ( SELECT current_person() AS current_person))',
  organization: `(id IN ( SELECT membership.org_id ${ofOneself(activeOrHelping)}))`,
  role: `((org_id, id) IN ( SELECT membership.org_id, membership.role_id ${ofOneself(active)}))`,
};

/**
 * Functions that run with the rights of somebody else: the owner of the tables, the role that looks for words, and the
 * one that knows whose a label is, because whoever finds a piece knows no organization, and whose parts of pictures nobody
 * went on with, because the sweep knows none either.
 */
const trusted = [
  'enqueue_job',
  'learn_import_sizes',
  'learn_sizes',
  'learn_staging_sizes',
  'org_of_label',
  'orgs_with_arriving',
  'search_items',
];

/**
 * Who runs nothing but one of these functions, and what that reads: `search_items` names the organization itself,
 * `org_of_label` answers for an exact code only, `orgs_with_arriving` names organizations and nothing of theirs.
 */
const readBy: Readonly<Record<string, readonly string[]>> = {
  archway_search: ['item', 'unit'],
  archway_finder: ['label_code', 'arriving_picture'],
};

/** Reads every table for a backup, and nothing else; whoever makes a new table need not think of it. */
const isOfBackups = ({ command, roles, using }: Policy) =>
  command === 'r' && roles?.join() === 'archway_backup' && using === 'true';

/** What stands between a table and the rule that an organization sees its own rows only, as sentences; empty when nothing does. */
export const tableFaults = async (sql: Pool): Promise<string[]> => {
  const tables = await sql<Table[]>`
    select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and a.attnotnull and not a.attisdropped) as "hasOrganization",
      exists (select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where i.indrelid = c.oid and i.indisprimary and a.attname = 'org_id') as "isKeyed",
      coalesce((select json_agg(json_build_object('name', p.polname, 'command', p.polcmd, 'permissive', p.polpermissive,
        'using', pg_get_expr(p.polqual, c.oid), 'check', pg_get_expr(p.polwithcheck, c.oid),
        'roles', (select json_agg(r.rolname) from pg_roles r where r.oid = any (p.polroles)))) from pg_policy p where p.polrelid = c.oid), '[]') as policies
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`;
  const inside = tables.filter(({ name }) => !outsideAnyOrganization.includes(name));
  return [
    ...inside.flatMap(faultsOf),
    ...(await bareReferences(sql, inside)),
    ...(await openViews(sql)),
    ...(await strangeFunctions(sql)),
    ...(await notInBackups(sql)),
  ];
};

type Policy = {
  name: string;
  command: string;
  permissive: boolean;
  using: string | null;
  check: string | null;
  /** None means everybody. */
  roles: string[] | null;
};
type Table = {
  name: string;
  secured: boolean;
  forced: boolean;
  hasOrganization: boolean;
  isKeyed: boolean;
  policies: Policy[];
};

const faultsOf = (table: Table): string[] => {
  const { name, policies } = table;
  // Asked once for a statement, the setting stands in a query of its own.
  const key = name === 'organization' ? 'id' : 'org_id';
  const own = [`(${key} = current_org())`, `(${key} = ( SELECT current_org() AS current_org))`];
  const tenant = policies.filter(
    ({ command, using, check, roles }) =>
      roles === null && command === '*' && own.includes(using ?? '') && own.includes(check ?? ''),
  );
  const rest = policies.filter((policy) => !tenant.includes(policy));
  return [
    name === 'organization' || table.hasOrganization ? '' : `${name} has no org_id that is never null`,
    name === 'organization' || table.isKeyed ? '' : `the primary key of ${name} does not begin with org_id`,
    table.secured ? '' : `${name} has no row level security`,
    table.forced ? '' : `${name} does not force row level security on its owner`,
    tenant.length === 1 ? '' : `${name} has no policy that holds both reading and writing to current_org()`,
    policies.some(isOfBackups) ? '' : `${name} is in no backup`,
    ...rest.map((policy) =>
      isOfBackups(policy) ||
      (policy.command === 'r' &&
        ((policy.roles === null && asOneLine(policy.using) === alsoSeenByTheirPeople[name]) ||
          readBy[policy.roles?.join() ?? '']?.includes(name)))
        ? ''
        : `the policy ${policy.name} of ${name} opens it to more than its organization`,
    ),
  ].filter(Boolean);
};

const asOneLine = (expression: string | null) => expression?.replace(/\s+/g, ' ');

/** A foreign key that leaves the organization out could point into another one. */
const bareReferences = async (sql: Pool, tables: readonly Table[]) => {
  const names = tables.map(({ name }) => name).filter((name) => name !== 'organization');
  const keys = await sql<{ key: string; table: string; to: string }[]>`
    select k.conname as key, c.relname as table, f.relname as to from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    where k.contype = 'f' and f.relname in ${sql(names)} and not exists (
      select from unnest(k.conkey, k.confkey) as pair (mine, theirs)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.mine and a.attname = 'org_id'
      join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.theirs and b.attname = 'org_id')`;
  return keys.map(({ key, table, to }) => `${key} of ${table} points to ${to} without org_id`);
};

const openViews = async (sql: Pool) => {
  const views = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and (relkind = 'm' or relkind = 'v' and not coalesce(reloptions @> '{security_invoker=true}', false))`;
  return views.map(({ name }) => `the view ${name} reads with the rights of its owner`);
};

const strangeFunctions = async (sql: Pool) => {
  const functions = await sql<{ name: string; path: boolean }[]>`
    select proname as name, coalesce(array_to_string(proconfig, ',') like '%search_path=%', false) as path from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`;
  return functions.flatMap(({ name, path }) => [
    ...(trusted.includes(name) ? [] : [`${name} runs with the rights of its owner`]),
    ...(path ? [] : [`${name} runs with the rights of its owner and the caller's search_path`]),
  ]);
};

/** A backup has rows in the order of their key, and nothing but rows. */
const notInBackups = async (sql: Pool) => {
  const found = await sql<{ name: string; kind: string }[]>`
    select relname as name, relkind as kind from pg_class c where relnamespace = 'public'::regnamespace
      and (relkind = 'S' or relkind = 'r' and not exists (select from pg_index where indrelid = c.oid and indisprimary)) order by 1`;
  return found.map(({ name, kind }) =>
    kind === 'S' ? `the sequence ${name} is in no backup` : `${name} has no primary key, and is in no backup`,
  );
};
