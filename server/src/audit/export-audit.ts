import type { AuditQuery } from '@archway/contract/audit/audit';
import { type AuditExportColumn, auditExportHeadings } from '@archway/contract/audit/audit-export';
import type { FileContext } from '../platform/http/calls/use-case-context.ts';
import { auditRows, type WrittenEntry } from './audit-store.ts';
import { type ExportRequest, exported } from './exported.ts';
import { column, type ExportedColumn, type ExportedList } from './exported-list.ts';
import { shownEntries } from './shown-entry.ts';

type Input = ExportRequest & Omit<AuditQuery, 'page' | 'itemsPerPage'>;

/** The log as a file, for those who may read it. Taking it away is an entry of its own. */
export const exportAudit = (context: FileContext, input: Input) => exported(context, auditList, input);

const columns: Record<AuditExportColumn, ExportedColumn<WrittenEntry>> = {
  at: column('moment', ({ at }) => at),
  action: column('text', ({ action }) => action),
  subjectType: column('text', ({ subjectType }) => subjectType),
  subject: column('text', ({ subjectName }) => subjectName),
  actor: column('text', ({ actor }) => actor?.name ?? null),
  ip: column('text', ({ ip }) => ip),
  details: column('text', ({ details }) =>
    Object.keys(details).length > 0 ? JSON.stringify(details) : null,
  ),
};

const auditList: ExportedList<WrittenEntry, Input> = {
  title: { en: 'Audit log', fr: 'Journal d’audit', ar: 'سجل التدقيق' },
  query: auditRows,
  completed: async (_db, actor) => shownEntries(actor),
  columns,
  headings: auditExportHeadings,
};
