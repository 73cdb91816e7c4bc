import type { AuditEntry, AuditQuery } from '@archway/contract/audit/audit';
import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import type { Page } from '@archway/contract/kernel/page';
import type * as z from 'zod';
import type { AccountDb, OrgDb } from '../platform/db/db.ts';
import type { Fragment, Question } from '../platform/db/pool.ts';
import type { Person } from '../platform/http/request-context.ts';
import { newId } from '../platform/ids.ts';
import { accountChannel, changeChannel } from '../platform/live/live-store.ts';
import { touchesRights } from '../platform/live/rights-rules.ts';

type Json = Parameters<OrgDb['sql']['json']>[0];

/** What was changed: its kind, id and the name people know it by. */
export type AuditSubject = {
  readonly type: string;
  readonly id: string | null;
  readonly name?: string | null;
};

/** Who did it. Jobs and the system itself act as nobody. */
export type AuditActor = Pick<Person, 'userId' | 'name' | 'ip' | 'requestId'> | null;

type NewEntry = {
  actor: AuditActor;
  action: string;
  subject: AuditSubject;
  details: Record<string, unknown>;
};

/** Writes the entry. Who changes the rights of others is told of with the commit, everything else soon after it. */
export const addAuditEntry = async (
  { sql, orgId, entries }: OrgDb,
  { actor, action, subject, details }: NewEntry,
) => {
  const toTell = noticeOf(orgId, subject);
  const written = entry(sql, orgId, { actor, action, subject, details });
  if (touchesRights(subject.type))
    await sql`with entry as (${written} returning org_id) select pg_notify(${changeChannel}, ${toTell}) from entry`;
  else {
    await written;
    entries.toTell.push(toTell);
  }
};

/**
 * Changes and writes the entry of it by one statement, which is the last of its transaction: where nothing was changed,
 * nothing is written. The change ends with `returning`. Not for the rights of others, which are told of with the commit.
 */
export const changeWithEntry = async <Row extends object>(
  { sql, orgId, entries, last }: OrgDb,
  newEntry: NewEntry,
  change: Question<Row>,
): Promise<Row | undefined> => {
  const written = entry(sql, orgId, newEntry);
  const [row] = await last(
    sql<Row[]>`with changed as (${change}), entry as (${written} from changed) select * from changed`,
  );
  if (row) entries.toTell.push(noticeOf(orgId, newEntry.subject));
  return row;
};

const entry = (sql: OrgDb['sql'], orgId: OrgId, { actor, action, subject, details }: NewEntry) => sql`
    insert into audit_entry (org_id, id, action, subject_type, subject_id, subject_name, actor_id, actor_name, ip, request_id, details)
    select ${orgId}, ${newId()}, ${action}, ${subject.type}, ${subject.id}, ${subject.name ?? null},
      ${actor?.userId ?? null}, ${actor?.name ?? null}, ${actor?.ip ?? null}, ${actor?.requestId ?? null}, ${sql.json(details as Json)}`;

const noticeOf = (orgId: OrgId, { type, id }: AuditSubject) => JSON.stringify({ org: orgId, type, id });

type AccountEntry = {
  userId: UserId;
  action: string;
  ip: string;
  userAgent: string | null;
  details: Record<string, unknown>;
};

export const addAccountEntry = async ({ sql }: AccountDb, entry: AccountEntry) => {
  await sql`with entry as (
      insert into account_entry (id, user_id, action, ip, user_agent, details)
      values (${newId()}, ${entry.userId}, ${entry.action}, ${entry.ip}, ${entry.userAgent}, ${sql.json(entry.details as Json)})
      returning user_id)
    select pg_notify(${accountChannel}, user_id::text) from entry`;
};

type Wanted = Omit<z.output<typeof AuditQuery>, 'page' | 'itemsPerPage'>;

/** `to` is the last day included, in the organization's time zone. */
const parts = ({ sql, orgId }: OrgDb, query: Wanted) => {
  const timezone = sql`(select known_zone(o.timezone) from organization o where o.id = ${orgId})`;
  const where = sql`where org_id = ${orgId}
    ${query.action ? sql`and action = ${query.action}` : sql``}
    ${query.actorId ? sql`and actor_id = ${query.actorId}` : sql``}
    ${query.from ? sql`and at >= (${query.from}::date::timestamp at time zone ${timezone})` : sql``}
    ${query.to ? sql`and at < ((${query.to}::date + 1)::timestamp at time zone ${timezone})` : sql``}
    ${query.searchQuery ? sql`and (strpos(lower(subject_name), lower(${query.searchQuery})) > 0 or strpos(lower(actor_name), lower(${query.searchQuery})) > 0 or strpos(action, lower(${query.searchQuery})) > 0)` : sql``}`;
  const direction = query.orderBy === 'asc' ? sql`asc` : sql`desc`;
  const order =
    query.sortBy === 'action' ? sql`action ${direction}, at desc, id` : sql`at ${direction}, id ${direction}`;
  const columns = sql`id, at, action, subject_type, subject_id, subject_name, ip, details,
        case when actor_id is null then null else jsonb_build_object('id', actor_id, 'name', actor_name) end as actor`;
  return { where, order, columns };
};

/** Every entry that fits, for a sheet. */
export const auditRows = (db: OrgDb, query: Wanted): Fragment => {
  const { sql } = db;
  const { where, order, columns } = parts(db, query);
  return sql`select ${columns} from audit_entry ${where} order by ${order}`;
};

export const auditPage = async (db: OrgDb, query: z.output<typeof AuditQuery>): Promise<Page<AuditEntry>> => {
  const { sql } = db;
  const { where, order, columns } = parts(db, query);
  const [counted, rows] = await Promise.all([
    sql<{ total: number }[]>`select count(*)::int as total from audit_entry ${where}`,
    sql<AuditEntry[]>`
      select ${columns} from audit_entry ${where} order by ${order} limit ${query.itemsPerPage} offset ${(query.page - 1) * query.itemsPerPage}`,
  ]);
  return {
    rows: [...rows],
    total: counted[0]?.total ?? 0,
    page: query.page,
    itemsPerPage: query.itemsPerPage,
  };
};
