import type {
  Client,
  ClientLikeness,
  ClientRow,
  ClientsQuery,
  Likeness,
  NewClient,
} from '@archway/contract/clients/client';
import { clientFields, clientListFields } from '@archway/contract/clients/client-fields';
import { namesOf } from '@archway/contract/kernel/fields';
import type { ClientId, UserId } from '@archway/contract/kernel/ids';
import type * as z from 'zod';
import { changerName } from '../platform/db/changes/changer.ts';
import type { OrgDb } from '../platform/db/db.ts';
import {
  assignedValues,
  columnsText,
  fieldConditions,
  givenValues,
  searchedText,
  selectedText,
} from '../platform/db/lists/field-columns.ts';
import { jsonPage, type ListParts, wholeList } from '../platform/db/lists/json-page.ts';
import { listOrder, searchCondition } from '../platform/db/lists/list-order.ts';
import type { Fragment } from '../platform/db/pool.ts';
import { newId } from '../platform/ids.ts';

type Sql = OrgDb['sql'];
type Query = z.output<typeof ClientsQuery>;
type Wanted = Omit<Query, 'page' | 'itemsPerPage'>;

const listedFields = selectedText(namesOf(clientListFields), 'c');
const allFields = selectedText(namesOf(clientFields), 'c');
const searched = searchedText(clientFields, 'c');

/** The jobs a client is a party to, each once. */
const jobs = (sql: Sql) =>
  sql`from staging s where s.org_id = c.org_id and c.id in (s.client_id, s.agent_id, s.homeowner_id)`;

/** Beside its fields, what is known of every client. */
const derived = (sql: Sql) =>
  sql`c.id, c.version, (select count(*)::int ${jobs(sql)}) as stagings, c.updated_at as "updatedAt"`;

export const clientPage = (db: OrgDb, query: Query) => jsonPage<ClientRow>(db, clientList(db, query), query);

export const clientRows = (db: OrgDb, query: Wanted): Fragment => {
  const { sql } = db;
  const columns = sql`${derived(sql)}, ${sql.unsafe(allFields)}`;
  return wholeList(db, { ...clientList(db, query), columns });
};

const clientList = ({ sql, orgId }: OrgDb, query: Wanted): ListParts => {
  const where = sql`c.org_id = ${orgId} and c.deleted_at is null
    ${fieldConditions(sql, { table: clientFields, query, alias: 'c' })}
    ${searchCondition(sql, searched, query.searchQuery)}`;
  return {
    columns: sql`${derived(sql)}, ${sql.unsafe(listedFields)}`,
    from: sql`client c`,
    where,
    order: listOrder(sql, {
      table: clientFields,
      alias: 'c',
      query,
      others: { stagings: sql`stagings`, updatedAt: sql`c.updated_at` },
      last: sql`plain(c.name)`,
    }),
  };
};

/** The client, or the one it was merged into. */
export const findClient = async ({ sql, orgId }: OrgDb, id: ClientId): Promise<Client | undefined> => {
  const [client] = await sql<Client[]>`
    with recursive became as (
      select m.id, m.merged_into from client m where m.org_id = ${orgId} and m.id = ${id}
      union
      select m.id, m.merged_into from client m join became b on m.org_id = ${orgId} and m.id = b.merged_into
    )
    select ${derived(sql)}, ${sql.unsafe(allFields)}, ${changerName(sql, 'c')} as "updatedBy",
      (select count(*)::int from property p where p.org_id = c.org_id and p.client_id = c.id and p.deleted_at is null) as properties,
      (select count(*)::int ${jobs(sql)} and s.status in ('live', 'notice', 'destaging')) as live
    from client c join became b on b.id = c.id where c.org_id = ${orgId} and c.deleted_at is null`;
  return client;
};

type ClientFacts = z.output<typeof NewClient>;
export type LockedClient = ClientFacts & { id: ClientId; version: number };

/** Locked until the transaction ends, in the order of their ids: two that become each other do not wait for each other. */
export const lockClients = async (
  { sql, orgId }: OrgDb,
  ids: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, LockedClient>> => {
  const rows = await sql<LockedClient[]>`
    select c.id, c.version, ${sql.unsafe(allFields)} from client c
    where c.org_id = ${orgId} and c.id in ${sql(ids)} and c.deleted_at is null order by c.id for update`;
  return new Map(rows.map((row) => [row.id, row]));
};

export const addClient = async (
  { sql, orgId }: OrgDb,
  row: ClientFacts & { createdBy: UserId },
): Promise<ClientId> => {
  const id = newId<ClientId>();
  await sql`
    insert into client (org_id, id, created_by, ${sql.unsafe(columnsText(namesOf(clientFields)))})
    values (${orgId}, ${id}, ${row.createdBy}, ${givenValues(sql, clientFields, row)})`;
  return id;
};

export const changeClientRow = async ({ sql, orgId }: OrgDb, id: ClientId, row: ClientFacts) => {
  await sql`
    update client set ${assignedValues(sql, clientFields, row)}
    where org_id = ${orgId} and id = ${id}`;
};

/** What names a client. Asked while it is locked, so that the answer stays true. */
export const countClientUses = async ({ sql, orgId }: OrgDb, id: ClientId) => {
  const [uses] = await sql<[{ stagings: number; properties: number }]>`
    select (select count(*)::int from staging s where s.org_id = ${orgId} and ${id} in (s.client_id, s.agent_id, s.homeowner_id)) as stagings,
      (select count(*)::int from property p where p.org_id = ${orgId} and p.client_id = ${id} and p.deleted_at is null) as properties`;
  return uses;
};

/** Everything that names one client names another. */
export const moveClientUses = async ({ sql, orgId }: OrgDb, from: ClientId, to: ClientId) => {
  await sql`update staging set
      client_id = case when client_id = ${from} then ${to} else client_id end,
      agent_id = case when agent_id = ${from} then ${to} else agent_id end,
      homeowner_id = case when homeowner_id = ${from} then ${to} else homeowner_id end
    where org_id = ${orgId} and ${from} in (client_id, agent_id, homeowner_id)`;
  await sql`update property set client_id = ${to} where org_id = ${orgId} and client_id = ${from}`;
};

export const deleteClient = async (
  { sql, orgId }: OrgDb,
  id: ClientId,
  mergedInto: ClientId | null = null,
) => {
  await sql`update client set deleted_at = now(), merged_into = ${mergedInto} where org_id = ${orgId} and id = ${id}`;
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
        ${name !== ''} and similarity(plain(c.name), plain(${name})) >= ${nearName} as "byName",
        similarity(plain(c.name), plain(${name})) as closeness
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
