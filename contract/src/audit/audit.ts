import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { exportOf } from '../kernel/export.ts';
import { AuditEntryId, UserId } from '../kernel/ids.ts';
import { GivenDay } from '../kernel/measures.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { line } from '../kernel/text.ts';
import { auditExportColumns } from './audit-export.ts';
import { auditSorts } from './audit-sorts.ts';

/** Who changed what, when, from where. Written in the transaction of the change, never altered. */
export const AuditEntry = z.object({
  id: AuditEntryId,
  at: z.iso.datetime({ offset: true }),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string().nullable(),
  subjectName: z.string().nullable(),
  actor: z.object({ id: UserId, name: z.string() }).nullable(),
  ip: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  /** What the ids in the details are called now: categories, vendors and locations, removed ones too. */
  references: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditQuery = pageQuery(auditSorts).extend({
  orderBy: z.enum(['asc', 'desc']).default('desc'),
  action: line(60).optional(),
  actorId: UserId.optional(),
  from: GivenDay.optional(),
  to: GivenDay.optional(),
});

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/audit',
    summary: 'The audit log',
    tag: 'Audit',
    access: { action: 'read', subject: 'AuditEntry' },
    change: false,
    limit: 'read',
  })
    .input(AuditQuery)
    .output(pageOf(AuditEntry)),
  export: exportOf({
    path: '/audit/export',
    summary: 'Export the audit log',
    tag: 'Audit',
    subject: 'AuditEntry',
    change: 'audit.exported',
    query: AuditQuery.omit({ page: true, itemsPerPage: true }),
    columns: auditExportColumns,
  }),
};
