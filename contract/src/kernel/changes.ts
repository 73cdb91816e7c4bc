import type { Subject } from './ability-words.ts';

/** Whatever counts or lists pieces. */
const stock = ['items', 'units', 'stock', 'workOrders', 'categories', 'storage', 'vendors', 'scan', 'labels'];

/**
 * What a change can be about, by the first word of its action (`vendor.created`): how the audit log calls the thing, the
 * right to read by which others are told that it changed, and the calls of the contract whose answers it makes old.
 */
export const changedThings = {
  account: { type: 'Account', seenBy: 'all', invalidates: ['account'] },
  audit: { type: 'AuditEntry', seenBy: 'AuditEntry', invalidates: [] },
  category: { type: 'Category', seenBy: 'Category', invalidates: ['categories', 'items'] },
  'custom-field': { type: 'CustomField', seenBy: 'Item', invalidates: ['customFields', 'items', 'imports'] },
  import: { type: 'Import', seenBy: 'Item', invalidates: [...stock, 'imports', 'customFields'] },
  invitation: { type: 'Invitation', seenBy: 'Invitation', invalidates: ['invitations'] },
  item: { type: 'Item', seenBy: 'Item', invalidates: stock },
  label: { type: 'Label', seenBy: 'Item', invalidates: ['labels', 'scan', 'units'] },
  member: { type: 'Member', seenBy: 'Member', invalidates: ['members', 'roles'] },
  organization: { type: 'Organization', seenBy: 'Organization', invalidates: ['organizations'] },
  // It is shown where it is hung, which is a change of that thing.
  picture: { type: 'Picture', seenBy: 'Item', invalidates: [] },
  role: { type: 'Role', seenBy: 'Role', invalidates: ['roles', 'members', 'invitations'] },
  stock: { type: 'Item', seenBy: 'Item', invalidates: stock },
  'storage-location': {
    type: 'StorageLocation',
    seenBy: 'StorageLocation',
    invalidates: ['storage', 'items', 'units', 'stock', 'scan', 'labels', 'workOrders'],
  },
  unit: { type: 'Unit', seenBy: 'Item', invalidates: stock },
  vendor: { type: 'Vendor', seenBy: 'Vendor', invalidates: ['vendors', 'items'] },
  view: { type: 'SavedView', seenBy: 'Organization', invalidates: ['views'] },
  'work-order': { type: 'WorkOrder', seenBy: 'Item', invalidates: stock },
} as const satisfies Record<string, Changed>;

type Changed = { readonly type: string; readonly seenBy: Subject; readonly invalidates: readonly string[] };
type Thing = keyof typeof changedThings;

/** The action of a change, as the audit log keeps it. */
export type ChangeAction = `${Thing}.${string}`;

/** The kinds of things the audit log knows. */
export type ChangedType = (typeof changedThings)[Thing]['type'];

const changedBy = (action: ChangeAction): (typeof changedThings)[Thing] =>
  changedThings[action.slice(0, action.indexOf('.')) as Thing]; // by the type of an action

export const typeOfChange = (action: ChangeAction): ChangedType => changedBy(action).type;

/** Every change is told on the dashboard and in the log. */
const always = ['dashboard', 'audit'];

/** The slices of the contract that are read again after a change. Taking a list away changes nothing of it. */
export const invalidatedBy = (action: ChangeAction): readonly string[] => [
  ...always,
  ...(action.endsWith('.exported') ? [] : changedBy(action).invalidates),
];

const ofType = (type: string): Changed | undefined =>
  Object.values(changedThings).find((thing) => thing.type === type);

/** The same after a change of this kind of thing. */
export const invalidatedByChangeOf = (type: string): readonly string[] => [
  ...always,
  ...(ofType(type)?.invalidates ?? []),
];

/** The right that somebody needs to be told of a change of this kind of thing. */
export const seenBy = (type: string): Subject => ofType(type)?.seenBy ?? 'all';

/** The action of taking a list away. */
export type ExportAction = `${Thing}.exported`;
