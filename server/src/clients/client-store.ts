import type {
  Client,
  ClientLikeness,
  ClientRow,
  ClientsQuery,
  Likeness,
} from '@archway/contract/clients/client';
import { clientFields, clientListFields } from '@archway/contract/clients/client-fields';
import type { ClientId, PropertyId, StagingId } from '@archway/contract/kernel/ids';
import type * as z from 'zod';
import { changer } from '../platform/db/changes/changer.ts';
import type { OrgDb } from '../platform/db/db.ts';
import { jsonPage, type ListParts, wholeList } from '../platform/db/lists/json-page.ts';
import { storedTable } from '../platform/db/lists/stored-table.ts';
import type { Fragment } from '../platform/db/pool.ts';

type Sql = OrgDb['sql'];
type Query = z.output<typeof ClientsQuery>;
type Wanted = Omit<Query, 'page' | 'itemsPerPage'>;

const clients = storedTable<ClientId, typeof clientFields>({
  name: 'client',
  alias: 'c',
  fields: clientFields,
  listed: clientListFields,
});
export const { add: addClient, change: changeClientRow, lock: lockClients, remove: deleteClient } = clients;

/** The jobs a client is a party to, each once. */
const jobs = (sql: Sql) =>
  sql`from staging s where s.org_id = c.org_id and c.id in (s.client_id, s.agent_id, s.homeowner_id)`;

/** Beside its fields, what is known of every client. */
const derived = (sql: Sql) =>
  sql`c.id, c.version, (select count(*)::int ${jobs(sql)}) as stagings, c.updated_at as "updatedAt"`;

export const clientPage = (db: OrgDb, query: Query) => jsonPage<ClientRow>(db, clientList(db, query), query);

export const clientRows = (db: OrgDb, query: Wanted): Fragment => {
  const { sql } = db;
  const columns = sql`${derived(sql)}, ${clients.fields(sql)}`;
  return wholeList(db, { ...clientList(db, query), columns });
};

const clientList = (db: OrgDb, query: Wanted): ListParts => {
  const { sql } = db;
  return clients.list(db, {
    query,
    derived: derived(sql),
    where: sql`and c.deleted_at is null`,
    others: { stagings: sql`stagings`, updatedAt: sql`c.updated_at` },
    last: sql`c.sort_name`,
  });
};

/** The client, or the one it was merged into. */
export const findClient = async ({ sql, orgId }: OrgDb, id: ClientId): Promise<Client | undefined> => {
  const [client] = await sql<Client[]>`
    select ${derived(sql)}, ${clients.fields(sql)}, ${changer(sql, 'c')},
      (select count(*)::int from property p where p.org_id = c.org_id and p.deleted_at is null
        and (p.client_id = c.id or exists (select ${jobs(sql)} and s.property_id = p.id))) as properties,
      (select count(*)::int ${jobs(sql)} and s.status in ('live', 'notice', 'destaging')) as live
    from client c where c.org_id = ${orgId} and c.id = (select client_now(${orgId}, ${id})) and c.deleted_at is null`;
  return client;
};

/** What names a client. Asked while it is locked, so that the answer stays true. */
export const countClientUses = async ({ sql, orgId }: OrgDb, id: ClientId) => {
  const [uses] = await sql<[{ stagings: number; properties: number }]>`
    select (select count(*)::int from staging s where s.org_id = ${orgId} and ${id} in (s.client_id, s.agent_id, s.homeowner_id)) as stagings,
      (select count(*)::int from property p where p.org_id = ${orgId} and p.client_id = ${id} and p.deleted_at is null) as properties`;
  return uses;
};

type Moved<Id> = { readonly id: Id; readonly name: string; readonly fields: readonly string[] };

/**
 * Everything that names one client names another. Answers what was changed, and in which fields. All of it is locked in the
 * order of its ids, as whoever changes several jobs at once locks them.
 */
export const moveClientUses = async ({ sql, orgId }: OrgDb, from: ClientId, to: ClientId) => {
  const stagings = await sql<Moved<StagingId>[]>`
    with held as materialized (
      select s.id, to_jsonb(array_remove(array[case when s.client_id = ${from} then 'clientId' end, case when s.agent_id = ${from} then 'agentId' end,
        case when s.homeowner_id = ${from} then 'homeownerId' end], null)) as fields
      from staging s where s.org_id = ${orgId} and ${from} in (s.client_id, s.agent_id, s.homeowner_id) order by s.id for no key update)
    update staging s set
      client_id = case when s.client_id = ${from} then ${to} else s.client_id end,
      agent_id = case when s.agent_id = ${from} then ${to} else s.agent_id end,
      homeowner_id = case when s.homeowner_id = ${from} then ${to} else s.homeowner_id end
    from held where s.org_id = ${orgId} and s.id = held.id returning s.id, '#' || s.number || ' ' || s.name as name, held.fields`;
  const properties = await sql<Moved<PropertyId>[]>`
    with held as materialized (
      select p.id from property p where p.org_id = ${orgId} and p.client_id = ${from} order by p.id for no key update)
    update property p set client_id = ${to}
    from held where p.org_id = ${orgId} and p.id = held.id returning p.id, p.address as name, '["clientId"]'::jsonb as fields`;
  return { stagings, properties };
};

/** It became another one: old links lead on to that. */
export const endMerged = async ({ sql, orgId }: OrgDb, id: ClientId, into: ClientId) => {
  await sql`update client set deleted_at = now(), merged_into = ${into} where org_id = ${orgId} and id = ${id}`;
};

type Described = { name: string; email: string; phone: string; exceptId?: ClientId | undefined };

/** How much of two names must be the same to be worth a look. */
const nearName = 0.55;
/** A number is known by its last digits, with or without its country. */
const knownDigits = 9;
const mostAlike = 5;

/** The clients that could be the one described, the most alike first. */
export const clientsAlike = async (
  { sql, orgId }: OrgDb,
  { name, email, phone, exceptId }: Described,
): Promise<ClientLikeness[]> => {
  const digits = phone.replaceAll(/\D/g, '').slice(-knownDigits);
  const rows = await sql<(Omit<ClientLikeness, 'because'> & Record<`by${Capitalize<Likeness>}`, boolean>)[]>`
    select * from (
      select c.id, c.name, c.company, c.email, c.phone,
        ${email !== ''} and lower(c.email) = lower(${email}) as "byEmail",
        ${digits.length === knownDigits} and right(regexp_replace(c.phone, '\\D', '', 'g'), ${knownDigits}) = ${digits} as "byPhone",
        ${name !== ''} and similarity(c.sort_name, plain(${name})) >= ${nearName} as "byName",
        similarity(c.sort_name, plain(${name})) as closeness
      from client c where c.org_id = ${orgId} and c.deleted_at is null ${exceptId ? sql`and c.id <> ${exceptId}` : sql``}) alike
    where "byEmail" or "byPhone" or "byName"
    order by "byEmail" desc, "byPhone" desc, closeness desc, id limit ${mostAlike}`;
  return rows.map(({ byEmail, byPhone, byName, id, name: called, company, ...reach }) => ({
    id,
    name: called,
    company,
    email: reach.email,
    phone: reach.phone,
    because: [
      ...(byEmail ? (['email'] as const) : []),
      ...(byPhone ? (['phone'] as const) : []),
      ...(byName ? (['name'] as const) : []),
    ],
  }));
};

/** Whether a client is here; until the transaction ends it stays. */
export const isClient = async ({ sql, orgId }: OrgDb, id: ClientId): Promise<boolean> => {
  const found =
    await sql`select 1 from client where org_id = ${orgId} and id = ${id} and deleted_at is null for key share`;
  return found.length > 0;
};
