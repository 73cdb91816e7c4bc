import { type ChangeAction, typeOfChange } from '@archway/contract/changes';
import type { UserId } from '@archway/contract/kernel/ids';
import type { AccountDb, OrgDb } from '../db/db.ts';
import type { Query } from '../db/pool.ts';
import { type AuditActor, addAccountEntry, addAuditEntry, changeWithEntry } from './entry-store.ts';

/** What was changed: its id, and the name people know it by. Its kind follows from the action. */
export type Recorded = { readonly id: string | null; readonly name?: string | null };

export type Details = Record<string, unknown>;

/** Writes the one entry of a change, in its transaction. */
export const record = async (
  db: OrgDb,
  actor: AuditActor,
  action: ChangeAction,
  subject: Recorded,
  details: Details = {},
) => {
  await addAuditEntry(db, { actor, action, subject: { type: typeOfChange(action), ...subject }, details });
  db.entries.count += 1;
};

/** Makes the change and writes its one entry by one statement, the last of its transaction, and answers the row it returns. */
export const recordWith = async <Row extends object>(
  db: OrgDb,
  actor: AuditActor,
  action: ChangeAction,
  subject: Recorded,
  details: Details,
  change: Query<Row>,
): Promise<Row | undefined> => {
  const entry = { actor, action, subject: { type: typeOfChange(action), ...subject }, details };
  const row = await changeWithEntry(db, entry, change);
  if (row) db.entries.count += 1;
  return row;
};

/** The same for what somebody does to their own account, outside any organization. */
export const recordAccount = async (
  db: AccountDb,
  userId: UserId,
  action: ChangeAction,
  visit: { ip: string; userAgent: string | null },
  details: Details = {},
) => {
  await addAccountEntry(db, { userId, action, ...visit, details });
  db.entries.count += 1;
};
