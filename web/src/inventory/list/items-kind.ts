import { itemSorts } from '@archway/contract/inventory/item-fields';
import { boundTo } from '../../kit/list/list-kind.ts';
import { readListSearch, searchNames, writeListSearch } from '../../ui/list/list-search.ts';
import { type InventoryFilters, readInventoryFilters, writeInventoryFilters } from '../filter-state.ts';
import { itemFilters } from './filters/item-filters.ts';

export const viewModes = ['list', 'grid'] as const;
export type ViewMode = (typeof viewModes)[number];

const byRelevance = 'relevance';

/** The list of items: by name, and while words are looked for the best match first, unless an order is chosen. */
export const itemsKind = {
  list: 'items',
  columns: itemSorts.filter((column) => column !== byRelevance),
  sort: { by: 'name', order: 'asc' },
  bestMatch: byRelevance,
  filters: itemFilters,
  options: {
    viewMode: {
      values: viewModes,
      kept: {
        read: () => readInventoryFilters().viewMode,
        write: (viewMode: string) => writeInventoryFilters({ ...readInventoryFilters(), viewMode }),
      },
    },
  },
} as const;

/** What binds a list of some items: a category and everything inside it, or the vendor they were bought at. */
export type ItemsBound = { readonly selectedCategory: string } | { readonly vendorId: string };

/** The same of some items. As a part of another page it is first viewed as that page says, whatever the catalog is viewed as. */
export const itemsKindOf = (bound: ItemsBound, viewedAs?: ViewMode) =>
  boundTo(
    viewedAs
      ? { ...itemsKind, options: { viewMode: { values: [viewedAs, ...othersThan(viewedAs)] } } }
      : itemsKind,
    bound,
  );

const othersThan = (mode: ViewMode) => viewModes.filter((each) => each !== mode);

const readItems = (raw: Raw) => readListSearch(raw, itemsKind);
export type ItemsSearch = ReturnType<typeof readItems>;

export const viewModeOf = ({ options }: { readonly options: Raw }): ViewMode =>
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
  const search = writeListSearch(readItems(kept), itemsKind);
  return Object.keys(search).length > 0 ? search : undefined;
};
