import type { StorageKind } from '@archway/contract/storage/storage-location-fields';

/** From the hall down to the bin. Vehicles and repair shops hold bins. */
const usually: Readonly<Record<StorageKind, StorageKind>> = {
  warehouse: 'zone',
  zone: 'aisle',
  aisle: 'bay',
  bay: 'bin',
  bin: 'bin',
  vehicle: 'bin',
  repair: 'bin',
};

type Known = { readonly kind: StorageKind; readonly parentId: string | null };

/**
 * What a new location most likely is: what stands there already, or else what usually stands in such a location. At the top
 * that is a warehouse.
 */
export const likelyKind = (
  parent: (Known & { id: string }) | undefined,
  rows: readonly Known[],
): StorageKind => {
  if (!parent) return 'warehouse';
  const sibling = rows.findLast(({ parentId }) => parentId === parent.id);
  return sibling?.kind ?? usually[parent.kind];
};

/** Only what stands on its own has an address: a bin is where its warehouse is. */
export const hasAddress = (kind: StorageKind) => kind === 'warehouse' || kind === 'repair';
