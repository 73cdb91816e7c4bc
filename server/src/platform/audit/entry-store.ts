import type { ChangeAction } from '@archway/contract/changes';
import type { ChangedType } from '@archway/contract/kernel/api/changes';
import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import type { AccountDb, OrgDb } from '../db/db.ts';
import type { Query } from '../db/pool.ts';
import type { Person } from '../http/calls/request-context.ts';
import { newId } from '../ids.ts';
import { accountChannel, changeChannel, noticeOf } from '../live/live-store.ts';
import { touchesRights } from '../live/rights-rules.ts';

type Json = Parameters<OrgDb['sql']['json']>[0];

type Subject = {
  readonly type: ChangedType;
  readonly id: string | null;
  readonly name?: string | null;
};

/** Who did it. Jobs and the system itself act as nobody. */
export type AuditActor = Pick<Person, 'userId' | 'name' | 'ip' | 'requestId'> | null;

type NewEntry = {
  actor: AuditActor;
  action: ChangeAction;
  subject: Subject;
  details: Record<string, unknown>;
};

/** Writes the entry. Who changes the rights of others is told of with the commit, everything else soon after it. */
export const addAuditEntry = async (
  { sql, orgId, entries }: OrgDb,
  { actor, action, subject, details }: NewEntry,
) => {
  const toTell = noticeOf(orgId, action, subject.id);
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
  change: Query<Row>,
): Promise<Row | undefined> => {
  const written = entry(sql, orgId, newEntry);
  const [row] = await last(
    sql<Row[]>`with changed as (${change}), entry as (${written} from changed) select * from changed`,
  );
  if (row) entries.toTell.push(noticeOf(orgId, newEntry.action, newEntry.subject.id));
  return row;
};

const entry = (sql: OrgDb['sql'], orgId: OrgId, { actor, action, subject, details }: NewEntry) => sql`
    insert into audit_entry (org_id, id, action, subject_type, subject_id, subject_name, actor_id, actor_name, ip, request_id, details)
    select ${orgId}, ${newId()}, ${action}, ${subject.type}, ${subject.id}, ${subject.name ?? null},
      ${actor?.userId ?? null}, ${actor?.name ?? null}, ${actor?.ip ?? null}, ${actor?.requestId ?? null}, ${sql.json(details as Json)}`;

type AccountEntry = {
  userId: UserId;
  action: ChangeAction;
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
