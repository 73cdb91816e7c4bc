import { onForget } from '../platform/session/forget.ts';
import { readStoredObject, stored } from '../platform/storage/local-storage.ts';

/** How the inventory list was last looked at, kept on this device. */
export type InventoryFilters = {
  page: number;
  itemsPerPage: number;
  sortBy: string;
  orderBy: string;
  searchQuery: string;
  selectedStatus: string;
  selectedCategory: string;
  selectedLocation: string;
  viewMode: string;
};

const key = 'inventoryFilters';

export const defaultInventoryFilters: InventoryFilters = {
  page: 1,
  itemsPerPage: 25,
  sortBy: '',
  orderBy: '',
  searchQuery: '',
  selectedStatus: '',
  selectedCategory: '',
  selectedLocation: '',
  viewMode: 'list',
};

export const readInventoryFilters = (): InventoryFilters => ({
  ...defaultInventoryFilters,
  ...readStoredObject(key),
});

export const writeInventoryFilters = (filters: InventoryFilters) =>
  stored.write(key, JSON.stringify(filters));

/** Everything goes back to its default except the way of viewing. */
export const resetInventoryFilters = () => {
  if (stored.read(key) === null) return;
  writeInventoryFilters({ ...defaultInventoryFilters, viewMode: readInventoryFilters().viewMode });
};

// What was looked for in one organization says nothing about another.
onForget(resetInventoryFilters);
