import type { AuditEntry, AuditQuery } from '@archway/contract/audit/audit';
import type { Page } from '@archway/contract/kernel/api/page';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { auditPage } from './audit-store.ts';
import { namedReferences } from './named-references.ts';
import { shownEntries } from './shown-entry.ts';

/** Who changed what, newest first, with the names of what it refers to. Days are the organization's days. */
export const listAuditEntries = async (
  { db, actor }: ReadContext,
  query: AuditQuery,
): Promise<Page<AuditEntry>> => {
  const [page, reader] = await Promise.all([auditPage(db, query), actor]);
  return { ...page, rows: await namedReferences(db, page.rows.map(shownEntries(reader))) };
};
