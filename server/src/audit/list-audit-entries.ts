import type { AuditQuery } from '@archway/contract/audit/audit';
import type * as z from 'zod';
import type { OrgDb } from '../platform/db/db.ts';
import { auditPage } from './audit-store.ts';

/** Who changed what, newest first. Days are the organization's days. */
export const listAuditEntries = (db: OrgDb, query: z.output<typeof AuditQuery>) => auditPage(db, query);
