import type { AuditEntry } from '@archway/contract/audit/audit';
import type { OrgDb } from '../platform/db/db.ts';
import { namesOfIds, type WrittenEntry } from './audit-store.ts';
import { idsIn } from './reference-rules.ts';

/** Entries with what the ids in them are called now. */
export const namedReferences = async (db: OrgDb, entries: readonly WrittenEntry[]): Promise<AuditEntry[]> => {
  const ids = [...new Set(entries.flatMap(({ details }) => idsIn(details)))];
  const found = new Map(
    ids.length > 0 ? (await namesOfIds(db, ids)).map(({ id, ...reference }) => [id, reference]) : [],
  );
  const referencesOf = ({ details }: WrittenEntry) =>
    Object.fromEntries(
      idsIn(details).flatMap((id) => {
        const reference = found.get(id);
        return reference ? [[id, reference]] : [];
      }),
    );
  return entries.map((entry) => ({ ...entry, references: referencesOf(entry) }));
};
