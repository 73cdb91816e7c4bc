import type { AuditQuery } from '@archway/contract/audit/audit';
import type * as z from 'zod';
import type { OrgDb } from '../platform/db/db.ts';
import type { Actor } from '../platform/http/request-context.ts';
import { auditPage } from './audit-store.ts';
import { shownEntries } from './shown-entry.ts';

/** Who changed what, newest first. Days are the organization's days. */
export const listAuditEntries = async (
  db: OrgDb,
  reading: () => Promise<Actor>,
  query: z.output<typeof AuditQuery>,
) => {
  const [page, actor] = await Promise.all([auditPage(db, query), reading()]);
  return { ...page, rows: page.rows.map(shownEntries(actor)) };
};
