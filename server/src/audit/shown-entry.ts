import type { AuditEntry } from '@archway/contract/audit/audit';
import { hiddenFields } from '@archway/contract/guarded-fields';
import type { Actor } from '../platform/http/calls/request-context.ts';
import type { WrittenEntry } from './audit-store.ts';

/** An entry as its reader may see it: that something was changed, without what fields were that they may not see. */
export const shownEntries = ({ ability }: Actor): ((entry: WrittenEntry) => WrittenEntry) => {
  const hidden = hiddenFields(ability);
  if (hidden.size === 0) return (entry) => entry;
  return (entry) => ({ ...entry, details: Object.fromEntries(visible(entry.details, hidden)) });
};

const visible = (details: AuditEntry['details'], hidden: ReadonlySet<string>) =>
  Object.entries(details).filter(([field]) => !hidden.has(field));
