import type { ChangedType } from '../api/changes.ts';
import type { ReferenceTarget } from '../ids.ts';
import type { FieldMessageKey } from './field-error.ts';

type Reference = {
  /** How the log calls it, and by which its screen is found. */
  readonly type: ChangedType;
  /** What is told where nothing has the name that was typed. */
  readonly unknown: FieldMessageKey;
};

/** What fields refer to, and how it is found by its id or by its name. */
export const references = {
  category: { type: 'Category', unknown: 'errors.noCategory' },
  vendor: { type: 'Vendor', unknown: 'errors.noVendor' },
  location: { type: 'StorageLocation', unknown: 'errors.noLocation' },
  client: { type: 'Client', unknown: 'errors.notFound' },
  property: { type: 'Property', unknown: 'errors.notFound' },
  member: { type: 'Member', unknown: 'errors.notFound' },
} as const satisfies Record<ReferenceTarget, Reference>;
