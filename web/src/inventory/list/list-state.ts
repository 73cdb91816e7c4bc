import { type ShownStatus, shownStatuses } from '@archway/contract/inventory/states';
import { cutText } from '@archway/contract/kernel/cut-text';
import { pageSizes } from '../../ui/list/pages.tsx';
import { defaultInventoryFilters, type InventoryFilters } from '../filter-state.ts';
import { type MoreFilter, type MoreFilters, moreFilters, readMoreFilter } from './more-filters.ts';

/** What the server sorts by. Nothing chosen means: by name, and while looking for words the best match first. */
export const sortColumns = [
  'name',
  'sku',
  'category',
  'available',
  'owned',
  'monthlyRent',
  'width',
  'createdAt',
  'updatedAt',
] as const;
export type SortColumn = (typeof sortColumns)[number];

export const viewModes = ['list', 'grid'] as const;
export type ViewMode = (typeof viewModes)[number];

/** How the list is looked at: what is kept on the device (spec, section 3), and the further filters of the address. */
export type ListState = {
  readonly page: number;
  readonly itemsPerPage: number;
  readonly sortBy: SortColumn | '';
  readonly orderBy: 'asc' | 'desc' | '';
  readonly searchQuery: string;
  readonly selectedStatus: ShownStatus | '';
  readonly selectedCategory: string;
  readonly selectedLocation: string;
  readonly viewMode: ViewMode;
  readonly more: MoreFilters;
};

/** Reads the address of the list, or what is kept on the device; whatever it does not understand gives way to the default. */
export const readListState = (raw: Raw, viewMode: string = defaultInventoryFilters.viewMode): ListState => {
  const sortBy = oneOf(sortColumns, raw['sortBy']);
  return {
    page: pageOf(raw['page']),
    itemsPerPage:
      pageSizes.find((size) => String(size) === String(raw['itemsPerPage'])) ??
      defaultInventoryFilters.itemsPerPage,
    sortBy,
    orderBy: sortBy === '' ? '' : oneOf(orders, raw['orderBy']) || 'asc',
    searchQuery: cutText(textOf(raw['searchQuery']), 200).trim(),
    selectedStatus: oneOf(shownStatuses, raw['selectedStatus']),
    selectedCategory: idOf(raw['selectedCategory']),
    selectedLocation: idOf(raw['selectedLocation']),
    viewMode: oneOf(viewModes, raw['viewMode']) || oneOf(viewModes, viewMode) || 'list',
    more: Object.fromEntries(
      moreFilters.flatMap((name) => {
        const value = readMoreFilter(name, textOf(raw[name]));
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
};

/** The address of a list, without what goes without saying. */
export const writeListState = ({ more, ...kept }: ListState): Record<string, string> =>
  Object.fromEntries([
    ...keptFields
      .filter((field) => kept[field] !== defaultInventoryFilters[field])
      .map((field) => [field, String(kept[field])] as const),
    ...Object.entries(more),
  ]);

/** The nine fields that are kept on the device. */
export const keptOf = ({ more: _, ...kept }: ListState): InventoryFilters => kept;

/** What a bare address of the list stands for: the list as it was kept. Nothing when the address says something itself. */
export const arrivalSearch = (raw: Raw, kept: InventoryFilters): Record<string, string> | undefined => {
  if ([...keptFields, ...moreFilters].some((field) => raw[field] !== undefined)) return undefined;
  const search = writeListState(readListState(kept));
  return Object.keys(search).length > 0 ? search : undefined;
};

/** Whether anything is looked for: an empty page then says something other than an empty warehouse. */
export const isFiltered = (state: ListState): boolean =>
  state.searchQuery !== '' || filterFields.some((field) => state[field] !== '') || moreCount(state) > 0;

/** How many of the further filters are on. */
export const moreCount = ({ more }: ListState) => Object.keys(more).length;

/** The same list with nothing looked for; order, page size and view stay. */
export const cleared = (state: ListState): ListState => ({
  ...state,
  page: 1,
  searchQuery: '',
  selectedStatus: '',
  selectedCategory: '',
  selectedLocation: '',
  more: {},
});

/** What the server is asked. A list of one category is bound to it. */
export const queryOf = (state: ListState, category?: string) => {
  const { page, itemsPerPage, sortBy, orderBy, searchQuery, selectedStatus, selectedLocation, more } = state;
  const selectedCategory = category ?? state.selectedCategory;
  return {
    page,
    itemsPerPage,
    ...(searchQuery ? { searchQuery } : {}),
    ...(sortBy ? { sortBy, orderBy: orderBy || ('asc' as const) } : {}),
    ...(searchQuery && !sortBy ? { sortBy: 'relevance' as const } : {}),
    ...(selectedStatus ? { selectedStatus } : {}),
    ...(selectedCategory ? { selectedCategory } : {}),
    ...(selectedLocation ? { selectedLocation } : {}),
    ...more,
  };
};

export type Raw = Readonly<Record<string, unknown>>;
export type MoreChange = Partial<Record<MoreFilter, string | undefined>>;

const orders = ['asc', 'desc'] as const;
const filterFields = ['selectedStatus', 'selectedCategory', 'selectedLocation'] as const;
const keptFields = Object.keys(defaultInventoryFilters) as (keyof InventoryFilters)[]; // of its own type

const textOf = (raw: unknown) => (typeof raw === 'string' ? raw : '');

const oneOf = <const Value extends string>(values: readonly Value[], raw: unknown): Value | '' =>
  values.find((value) => value === raw) ?? '';

const idOf = (raw: unknown) => readMoreFilter('vendorId', textOf(raw)) ?? '';

const pageOf = (raw: unknown) => {
  const page = Number(raw);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
};
