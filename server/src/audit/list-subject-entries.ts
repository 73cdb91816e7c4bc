import type { AuditEntry, AuditQuery } from '@archway/contract/audit/audit';
import type { Page } from '@archway/contract/kernel/api/page';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { type AuditSubject, auditPage } from './audit-store.ts';
import { namedReferences } from './named-references.ts';
import { shownEntries } from './shown-entry.ts';

type Entry = Omit<AuditEntry, 'ip'>;

type SubjectPage = Pick<AuditQuery, 'page' | 'itemsPerPage' | 'searchQuery' | 'sortBy' | 'orderBy'> & {
  readonly subject: AuditSubject;
  /** Fields that this reader is not shown, beside those that are guarded everywhere. */
  readonly hidden?: readonly string[];
};

/** What happened to one thing, the newest first, for whoever may read the thing: without where it was done from. */
export const listSubjectEntries = async (
  { db, actor }: ReadContext,
  { hidden = [], ...query }: SubjectPage,
): Promise<Page<Entry>> => {
  const [found, reader] = await Promise.all([auditPage(db, query), actor]);
  const rows = found.rows.map(shownEntries(reader)).map(({ details, ...entry }) => ({
    ...entry,
    details: Object.fromEntries(Object.entries(details).filter(([field]) => !hidden.includes(field))),
  }));
  return { ...found, rows: (await namedReferences(db, rows)).map(({ ip: _ip, ...entry }) => entry) };
};
