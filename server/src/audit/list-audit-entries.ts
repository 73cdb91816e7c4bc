import type { AuditEntry, AuditQuery } from '@archway/contract/audit/audit';
import type { Page } from '@archway/contract/kernel/page';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { auditPage, namesOfIds } from './audit-store.ts';
import { idsIn } from './reference-rules.ts';
import { shownEntries } from './shown-entry.ts';

/** Who changed what, newest first, with the names of what it refers to. Days are the organization's days. */
export const listAuditEntries = async (
  { db, actor }: ReadContext,
  query: AuditQuery,
): Promise<Page<AuditEntry>> => {
  const [page, reader] = await Promise.all([auditPage(db, query), actor]);
  const rows = page.rows.map(shownEntries(reader));
  const ids = [...new Set(rows.flatMap(({ details }) => idsIn(details)))];
  const names = new Map(ids.length > 0 ? (await namesOfIds(db, ids)).map(({ id, name }) => [id, name]) : []);
  const referencesOf = ({ details }: { details: AuditEntry['details'] }) =>
    Object.fromEntries(idsIn(details).flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : [])));
  return { ...page, rows: rows.map((entry) => ({ ...entry, references: referencesOf(entry) })) };
};
