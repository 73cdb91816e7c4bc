import type { UserId } from '@archway/contract/kernel/ids';
import type { AccountDb, OrgDb } from '../platform/db/db.ts';
import { type AuditActor, type AuditSubject, addAccountEntry, addAuditEntry } from './audit-store.ts';

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
