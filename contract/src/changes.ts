import type { tokenReused } from './auth/states.ts';
import { type Contract, contract } from './contract.ts';
import { importFailed } from './inventory/imports/import-states.ts';
import type { ChangedType } from './kernel/api/changes.ts';
import { type ActionsIn, changesIn } from './kernel/api/declared-changes.ts';
import { bumpActions, nightlyActions } from './stagings/states.ts';

/** Every action of the audit log and of the log of an account: what endpoints declare, and what is written without a call for it. */
export type ChangeAction =
  | ActionsIn<Contract>
  | typeof importFailed
  | typeof tokenReused
  | (typeof nightlyActions)[number]
  | (typeof bumpActions)[number];

/** What the log of an organization can tell. */
export type LoggedAction = Exclude<ChangeAction, `account.${string}`>;

/** All of it, in the order of the contract. */
export const loggedActions: readonly LoggedAction[] = [
  ...new Set<ChangeAction>([
    ...changesIn(contract).map(({ action }) => action),
    importFailed,
    ...nightlyActions,
    ...bumpActions,
  ]),
].filter(isLogged);

/** A part of the contract, whose reads a change can make old. */
export type Part = keyof Contract;

/** The first word of an action. */
type Thing = ChangeAction extends `${infer Word}.${string}` ? Word : never;

/** Whatever counts or lists pieces, and whoever they are promised to: what is lost is taken away from them. */
const stock = [
  'items',
  'units',
  'stock',
  'workOrders',
  'categories',
  'storage',
  'vendors',
  'scan',
  'deviceEvents',
  'labels',
  'availability',
  'stagings',
  'moves',
] as const;

/** By the first word of an action: how the audit log calls the thing, and the reads that a change of it makes old. */
const changedThings = {
  account: { type: 'Account', invalidates: ['account'] },
  audit: { type: 'AuditEntry', invalidates: [] },
  'calendar-feed': { type: 'CalendarFeed', invalidates: ['feeds'] },
  category: { type: 'Category', invalidates: ['categories', 'items', 'availability', 'stagings'] },
  client: { type: 'Client', invalidates: ['clients', 'properties', 'stagings'] },
  'custom-field': { type: 'CustomField', invalidates: ['customFields', 'items', 'imports'] },
  import: { type: 'Import', invalidates: [...stock, 'imports', 'customFields'] },
  invitation: { type: 'Invitation', invalidates: ['invitations'] },
  item: { type: 'Item', invalidates: stock },
  label: { type: 'Label', invalidates: ['labels', 'scan', 'units'] },
  member: { type: 'Member', invalidates: ['members', 'roles', 'stagings', 'moves'] },
  move: { type: 'Move', invalidates: ['moves', 'stagings'] },
  // By how many days pieces rest between two homes, what is free of them changes.
  organization: {
    type: 'Organization',
    invalidates: ['organizations', 'items', 'availability', 'stagings'],
  },
  // It is shown where it is hung, which is a change of that thing.
  picture: { type: 'Picture', invalidates: [] },
  property: { type: 'Property', invalidates: ['properties', 'stagings', 'moves'] },
  role: { type: 'Role', invalidates: ['roles', 'members', 'invitations'] },
  'scan-review': { type: 'ScanReview', invalidates: stock },
  staging: {
    type: 'Staging',
    invalidates: ['stagings', 'availability', 'clients', 'properties', 'items', 'units', 'moves'],
  },
  stock: { type: 'Item', invalidates: stock },
  'storage-location': {
    type: 'StorageLocation',
    invalidates: ['storage', 'items', 'units', 'stock', 'scan', 'labels', 'workOrders', 'moves'],
  },
  unit: { type: 'Unit', invalidates: stock },
  vendor: { type: 'Vendor', invalidates: ['vendors', 'items'] },
  view: { type: 'SavedView', invalidates: ['views'] },
  'work-order': { type: 'WorkOrder', invalidates: stock },
} as const satisfies Record<Thing, Changed>;

type Changed = { readonly type: ChangedType; readonly invalidates: readonly Part[] };

const thingOf = (action: ChangeAction): Changed =>
  changedThings[action.slice(0, action.indexOf('.')) as Thing]; // by the type of an action

export const typeOfChange = (action: ChangeAction): ChangedType => thingOf(action).type;

/** Every change is told on the dashboard and in the log. */
const always: readonly Part[] = ['dashboard', 'audit'];

/** What endpoints say themselves: taking a list away makes nothing of it old. */
const declared = new Map<ChangeAction, readonly Part[] | undefined>(
  changesIn(contract).map(({ action, invalidates }) => [action, invalidates]),
);

/** The parts of the contract that are read again after a change. */
export const invalidatedBy = (action: ChangeAction): readonly Part[] => [
  ...always,
  ...(declared.get(action) ?? thingOf(action).invalidates),
];

function isLogged(action: ChangeAction): action is LoggedAction {
  return !action.startsWith('account.');
}
