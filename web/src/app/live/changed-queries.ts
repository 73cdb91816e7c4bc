import type { Heard } from '../../platform/live/follow-changes.ts';

/** The slices of the contract whose answers a kind of change makes old. */
const stock = ['items', 'units', 'stock', 'workOrders', 'categories', 'storage', 'vendors', 'scan', 'labels'];
const slicesOf: Readonly<Record<string, readonly string[]>> = {
  Item: stock,
  Unit: stock,
  WorkOrder: stock,
  Picture: ['items', 'units'],
  Import: [...stock, 'imports'],
  label: ['labels', 'scan', 'units'],
  Category: ['categories', 'items'],
  Vendor: ['vendors', 'items'],
  StorageLocation: ['storage', 'items', 'units', 'stock', 'scan'],
  SavedView: ['views'],
  Member: ['members', 'roles'],
  Role: ['roles', 'members'],
  Invitation: ['invitations'],
  Organization: ['organizations'],
};

/** Which slices are read again after what was heard; `undefined` means all of them. */
export const slicesToRead = (heard: readonly Heard[]): ReadonlySet<string> | undefined => {
  const slices = new Set(['dashboard', 'audit']);
  for (const one of heard) {
    const touched = one === 'everything' ? undefined : slicesOf[one.type];
    if (!touched) return undefined;
    for (const slice of touched) slices.add(slice);
  }
  return slices;
};
