import type { UserId } from '@archway/contract/kernel/ids';
import type { AccountDb, OrgDb } from '../platform/db/db.ts';
import type { Question } from '../platform/db/pool.ts';
import {
  type AuditActor,
  type AuditSubject,
  addAccountEntry,
  addAuditEntry,
  changeWithEntry,
} from './audit-store.ts';

/** Writes the one entry of a change, in its transaction. */
export const record = async (
  db: OrgDb,
  actor: AuditActor,
  action: string,
  subject: AuditSubject,
  details: Record<string, unknown> = {},
) => {
  await addAuditEntry(db, { actor, action, subject, details });
  db.entries.count += 1;
};

/** Makes the change and writes its one entry by one statement, the last of its transaction, and answers the row it returns. */
export const recordWith = async <Row extends object>(
  db: OrgDb,
  { details = {}, ...entry }: ChangeEntry,
  change: Question<Row>,
): Promise<Row | undefined> => {
  const row = await changeWithEntry(db, { ...entry, details }, change);
  if (row) db.entries.count += 1;
  return row;
};

export type ChangeEntry = {
  readonly actor: AuditActor;
  readonly action: string;
  readonly subject: AuditSubject;
  readonly details?: Record<string, unknown>;
};

/** The same for what somebody does to their own account, outside any organization. */
export const recordAccount = async (
  db: AccountDb,
  userId: UserId,
  action: string,
  visit: { ip: string; userAgent: string | null },
  details: Record<string, unknown> = {},
) => {
  await addAccountEntry(db, { userId, action, ...visit, details });
  db.entries.count += 1;
};
