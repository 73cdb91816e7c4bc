import { itemSorts } from '@archway/contract/inventory/item-fields';
import { boundTo, type ListDefinition } from '../../kit/list/list-kind.ts';
import { type ListSearch, readListSearch, searchNames, writeListSearch } from '../../ui/list/list-search.ts';
import { type InventoryFilters, readInventoryFilters, writeInventoryFilters } from '../filter-state.ts';
import { type ItemFilter, itemFilters, readItemFilter } from './item-filters.ts';

export const viewModes = ['list', 'grid'] as const;
export type ViewMode = (typeof viewModes)[number];

/** The list of items: by name, and while words are looked for the best match first, unless an order is chosen. */
export const itemsKind: ListDefinition<ItemFilter> = {
  list: 'items',
  columns: itemSorts.filter((column) => column !== 'relevance'),
  sort: { by: 'name', order: 'asc' },
  bestMatch: true,
  filters: itemFilters,
  readFilter: readItemFilter,
  options: {
    viewMode: {
      values: viewModes,
      kept: {
        read: () => readInventoryFilters().viewMode,
        write: (viewMode) => writeInventoryFilters({ ...readInventoryFilters(), viewMode }),
      },
    },
  },
};

/** The same of one category and everything inside it. */
export const kindOfCategory = (selectedCategory: string) => boundTo(itemsKind, { selectedCategory });

export type ItemsSearch = ListSearch<ItemFilter>;

export const viewModeOf = ({ options }: Pick<ItemsSearch, 'options'>): ViewMode =>
  viewModes.find((mode) => mode === options['viewMode']) ?? 'list';

/** The nine fields that are kept on the device (spec, section 3). */
export const keptOf = (search: ItemsSearch): InventoryFilters => {
  const { page, itemsPerPage, searchQuery, sort, filters } = search;
  return {
    page,
    itemsPerPage,
    sortBy: sort.by,
    orderBy: sort.by === '' ? '' : sort.order,
    searchQuery,
    selectedStatus: filters.selectedStatus ?? '',
    selectedCategory: filters.selectedCategory ?? '',
    selectedLocation: filters.selectedLocation ?? '',
    viewMode: viewModeOf(search),
  };
};

type Raw = Readonly<Record<string, unknown>>;

/** What a bare address of the list stands for: the list as it was kept. Nothing when the address says something itself. */
export const arrivalSearch = (raw: Raw, kept: InventoryFilters): Record<string, string> | undefined => {
  if (searchNames(itemsKind).some((name) => raw[name] !== undefined)) return undefined;
  const search = writeListSearch(readListSearch(kept, itemsKind), itemsKind);
  return Object.keys(search).length > 0 ? search : undefined;
};
