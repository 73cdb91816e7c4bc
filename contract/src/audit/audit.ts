import * as z from 'zod';
import { changedTypeNames } from '../kernel/api/changes.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { exportOf } from '../kernel/api/export.ts';
import { pageOf, pageQuery } from '../kernel/api/page.ts';
import { AuditEntryId, UserId } from '../kernel/ids.ts';
import { GivenDay } from '../kernel/measures.ts';
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
  /** What the ids in the details are, and are called now, removed ones too. */
  references: z.record(z.string(), z.object({ type: z.enum(changedTypeNames), name: z.string() })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const auditQuery = <Action extends string>(actions: readonly Action[]) =>
  pageQuery(auditSorts).extend({
    orderBy: z.enum(['asc', 'desc']).default('desc'),
    action: z.enum(actions).optional(),
    actorId: UserId.optional(),
    from: GivenDay.optional(),
    to: GivenDay.optional(),
  });
export type AuditQuery = z.output<ReturnType<typeof auditQuery<string>>>;

const exported = 'audit.exported';

/** The log of all actions that the other parts of the contract declare, and of its own. */
export const auditOf = <const Action extends string>(others: readonly Action[]) => {
  const query = auditQuery([...others, exported]);
  return {
    list: endpoint({
      method: 'GET',
      path: '/audit',
      summary: 'The audit log',
      tag: 'Audit',
      access: { action: 'read', subject: 'AuditEntry' },
      change: false,
      limit: 'read',
    })
      .input(query)
      .output(pageOf(AuditEntry)),
    export: exportOf({
      path: '/audit/export',
      summary: 'Export the audit log',
      tag: 'Audit',
      subject: 'AuditEntry',
      change: exported,
      query: query.omit({ page: true, itemsPerPage: true }),
      columns: auditExportColumns,
    }),
  };
};
