import type { AuditQuery } from '@archway/contract/audit/audit';
import type * as z from 'zod';
import type { ReadContext } from '../platform/http/use-case-context.ts';
import { auditPage } from './audit-store.ts';
import { shownEntries } from './shown-entry.ts';

/** Who changed what, newest first. Days are the organization's days. */
export const listAuditEntries = async ({ db, actor }: ReadContext, query: z.output<typeof AuditQuery>) => {
  const [page, reader] = await Promise.all([auditPage(db, query), actor]);
  return { ...page, rows: page.rows.map(shownEntries(reader)) };
};
