import type { Subject } from './ability-words.ts';

/** Where a page listens for what others change. */
export const liveAddress = '/live';

/** Something of the organization was changed: its kind, as the audit log names it, and which one. What it is now, a page asks. */
export type LiveChange = { readonly type: string; readonly id: string | null };

/** Kinds that have no right of their own are seen by whoever may see what they belong to. */
const partOf: Readonly<Record<string, Subject>> = {
  Unit: 'Item',
  WorkOrder: 'Item',
  Picture: 'Item',
  Import: 'Item',
  label: 'Item',
  SavedView: 'Organization',
};

/** The right that somebody needs to be told of a change. */
export const subjectOfChange = (type: string): Subject => partOf[type] ?? (type as Subject); // every other kind is a subject, which a test holds
