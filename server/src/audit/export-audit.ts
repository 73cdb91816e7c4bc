import type { AuditEntry, AuditQuery } from '@archway/contract/audit/audit';
import type { AuditExportColumn } from '@archway/contract/audit/audit-export';
import { loggedActionName, loggedThingName } from '@archway/contract/audit/log-words';
import type { FileContext } from '../platform/http/calls/use-case-context.ts';
import { auditExportHeadings } from './audit-headings.ts';
import { auditRows, type WrittenEntry } from './audit-store.ts';
import { changesText } from './changes-text.ts';
import { type ExportRequest, exported } from './exported.ts';
import { column, type ExportedColumn, type ExportedList } from './exported-list.ts';
import { namedReferences } from './named-references.ts';
import { shownEntries } from './shown-entry.ts';

type Input = ExportRequest & Omit<AuditQuery, 'page' | 'itemsPerPage'>;

/** The log as a file, for those who may read it. Taking it away is an entry of its own. */
export const exportAudit = (context: FileContext, input: Input) => exported(context, auditList, input);

type Row = WrittenEntry & {
  readonly references?: AuditEntry['references'];
  readonly changes?: string | null;
};

const columns: Record<AuditExportColumn, ExportedColumn<Row>> = {
  at: column('moment', ({ at }) => at),
  action: column('text', ({ action }) => action),
  actionCode: column('text', ({ action }) => action),
  subjectType: column('text', ({ subjectType }) => subjectType),
  subject: column('text', ({ subjectName }) => subjectName),
  actor: column('text', ({ actor }) => actor?.name ?? null),
  ip: column('text', ({ ip }) => ip),
  changes: column('text', ({ changes }) => changes ?? null),
  details: column('text', ({ details }) =>
    Object.keys(details).length > 0 ? JSON.stringify(details) : null,
  ),
};

const auditList: ExportedList<Row, Input> = {
  title: { en: 'Audit log', fr: 'Journal d’audit', ar: 'سجل التدقيق' },
  query: auditRows,
  prepared: namedReferences,
  completed: async (_db, { actor, ...reader }) => {
    const shown = shownEntries(actor);
    return (row) => {
      const entry = { references: {}, ...row, ...shown(row) };
      return { ...entry, changes: changesText(entry, reader) };
    };
  },
  columns,
  worded: {
    action: ({ action }, language) => loggedActionName(action, language),
    subjectType: ({ action }, language) => loggedThingName(action, language),
  },
  headings: auditExportHeadings,
};
