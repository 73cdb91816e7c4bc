import type { AuditEntry } from '@archway/contract/audit/audit';
import type { OrgDb } from '../platform/db/db.ts';
import { namesOfIds, type WrittenEntry } from './audit-store.ts';
import { idsIn } from './reference-rules.ts';

/** Entries with what the ids in them are called now. */
export const namedReferences = async (db: OrgDb, entries: readonly WrittenEntry[]): Promise<AuditEntry[]> => {
  const ids = [...new Set(entries.flatMap(({ details }) => idsIn(details)))];
  const names = new Map(ids.length > 0 ? (await namesOfIds(db, ids)).map(({ id, name }) => [id, name]) : []);
  const referencesOf = ({ details }: WrittenEntry) =>
    Object.fromEntries(idsIn(details).flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : [])));
  return entries.map((entry) => ({ ...entry, references: referencesOf(entry) }));
};
