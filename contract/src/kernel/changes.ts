import type { Subject } from './ability-words.ts';

/** Whatever counts or lists pieces. */
const stock = ['items', 'units', 'stock', 'workOrders', 'categories', 'storage', 'vendors', 'scan', 'labels'];

/**
 * What a change can be about, by the first word of its action (`vendor.created`): how the audit log calls the thing, the
 * right to read by which others are told that it changed, and the calls of the contract whose answers it makes old.
 */
export const changedThings = {
  account: { type: 'Account', seenBy: 'all', makesOld: ['account'] },
  audit: { type: 'AuditEntry', seenBy: 'AuditEntry', makesOld: [] },
  category: { type: 'Category', seenBy: 'Category', makesOld: ['categories', 'items'] },
  'custom-field': { type: 'CustomField', seenBy: 'Item', makesOld: ['customFields', 'items', 'imports'] },
  import: { type: 'Import', seenBy: 'Item', makesOld: [...stock, 'imports', 'customFields'] },
  invitation: { type: 'Invitation', seenBy: 'Invitation', makesOld: ['invitations'] },
  item: { type: 'Item', seenBy: 'Item', makesOld: stock },
  label: { type: 'Label', seenBy: 'Item', makesOld: ['labels', 'scan', 'units'] },
  member: { type: 'Member', seenBy: 'Member', makesOld: ['members', 'roles'] },
  organization: { type: 'Organization', seenBy: 'Organization', makesOld: ['organizations'] },
  // It is shown where it is hung, which is a change of that thing.
  picture: { type: 'Picture', seenBy: 'Item', makesOld: [] },
  role: { type: 'Role', seenBy: 'Role', makesOld: ['roles', 'members', 'invitations'] },
  stock: { type: 'Item', seenBy: 'Item', makesOld: stock },
  'storage-location': {
    type: 'StorageLocation',
    seenBy: 'StorageLocation',
    makesOld: ['storage', 'items', 'units', 'stock', 'scan', 'labels', 'workOrders'],
  },
  unit: { type: 'Unit', seenBy: 'Item', makesOld: stock },
  vendor: { type: 'Vendor', seenBy: 'Vendor', makesOld: ['vendors', 'items'] },
  view: { type: 'SavedView', seenBy: 'Organization', makesOld: ['views'] },
  'work-order': { type: 'WorkOrder', seenBy: 'Item', makesOld: stock },
} as const satisfies Record<string, Changed>;

type Changed = { readonly type: string; readonly seenBy: Subject; readonly makesOld: readonly string[] };
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
export const madeOldBy = (action: ChangeAction): readonly string[] => [
  ...always,
  ...(action.endsWith('.exported') ? [] : changedBy(action).makesOld),
];

const ofType = (type: string): Changed | undefined =>
  Object.values(changedThings).find((thing) => thing.type === type);

/** The same after a change of this kind of thing. */
export const madeOldByChangeOf = (type: string): readonly string[] => [
  ...always,
  ...(ofType(type)?.makesOld ?? []),
];

/** The right that somebody needs to be told of a change of this kind of thing. */
export const seenBy = (type: string): Subject => ofType(type)?.seenBy ?? 'all';

/** The action of taking a list away. */
export type ExportAction = `${Thing}.exported`;
