import { defaultPageSize, lastPage, pageSizes } from '@archway/contract/kernel/limits';
import { cutText } from '@archway/contract/kernel/text/cut-text';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import type { Sort } from './data-table.tsx';
import type { FilterReader } from './read-filter.ts';

/** What each filter of a list can be set to. */
export type FilterValues = Readonly<Record<string, string>>;

export type ListSearch<Values extends FilterValues = FilterValues, By extends string = string> = {
  readonly page: number;
  readonly itemsPerPage: number;
  readonly searchQuery: string;
  /** `unsorted` until an order is chosen, where the best match comes first. */
  readonly sort: Sort<By | ''>;
  readonly filters: { readonly [Name in keyof Values]?: Values[Name] | undefined };
  /** One value for each option. */
  readonly options: Readonly<Record<string, string>>;
};

/** How rows are shown, not which: it stands in the address and in views, is no filter and is not cleared. */
type ListOption = {
  /** The first one goes without saying. */
  readonly values: readonly [string, ...string[]];
  /** Where this device keeps what was chosen last, for addresses that do not name it. */
  readonly kept?: { readonly read: () => string; readonly write: (value: string) => void };
};

/** What the address of a list can hold. */
export type SearchDefinition<Values extends FilterValues = FilterValues, By extends string = string> = {
  readonly columns: readonly By[];
  /** The order, unless another one is chosen. */
  readonly sort: Sort<By>;
  /** Words are answered in this order, the best match first, until another one is chosen. */
  readonly bestMatch?: By;
  /** What an address says of each filter, as far as the server takes it. */
  readonly filters: { readonly [Name in keyof Values]: FilterReader<Values[Name]> };
  readonly options?: Readonly<Record<string, ListOption>>;
};

/** No order is chosen. */
export const unsorted: Sort<''> = { by: '', order: 'asc' };

/** Reads the query string of a list; whatever it does not understand gives way to the default. */
export const readListSearch = <Values extends FilterValues, By extends string>(
  raw: Readonly<Record<string, unknown>>,
  kind: SearchDefinition<Values, By>,
): ListSearch<Values, By> => {
  const by = kind.columns.find((column) => column === raw['sortBy']);
  const order = raw['orderBy'] === 'asc' || raw['orderBy'] === 'desc' ? raw['orderBy'] : undefined;
  return {
    page: pageOf(raw['page']),
    itemsPerPage: pageSizes.find((size) => String(size) === String(raw['itemsPerPage'])) ?? defaultPageSize,
    searchQuery: wordsOf(raw['searchQuery'])?.trim() ?? '',
    sort: by === undefined ? usualSort(kind) : { by, order: order ?? 'asc' },
    filters: Object.fromEntries(
      Object.entries<FilterReader>(kind.filters).map(([name, read]) => [name, filterOf(read, raw[name])]),
    ) as ListSearch<Values>['filters'], // one per name
    options: Object.fromEntries(
      Object.entries(kind.options ?? {}).map(([name, { values }]) => [
        name,
        values.find((value) => value === raw[name]) ?? values[0],
      ]),
    ),
  };
};

/** The query string without what goes without saying. */
export const writeListSearch = (
  { page, itemsPerPage, searchQuery, sort, filters, options }: ListSearch,
  kind: SearchDefinition,
): Record<string, string> => {
  const usual = usualSort(kind);
  const isUsualSort = sort.by === usual.by && sort.order === usual.order;
  const all = {
    searchQuery,
    ...filters,
    sortBy: isUsualSort ? undefined : sort.by,
    orderBy: isUsualSort ? undefined : sort.order,
    ...Object.fromEntries(
      Object.entries(options).filter(([name, value]) => value !== kind.options?.[name]?.values[0]),
    ),
    itemsPerPage: itemsPerPage === defaultPageSize ? undefined : String(itemsPerPage),
    page: page === 1 ? undefined : String(page),
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
};

/** Every name that an address of the list can hold. */
export const searchNames = ({ filters, options }: Names): readonly string[] => [
  'page',
  'itemsPerPage',
  'searchQuery',
  'sortBy',
  'orderBy',
  ...Object.keys(filters),
  ...Object.keys(options ?? {}),
];

type Names = Pick<SearchDefinition, 'filters' | 'options'>;

const usualSort = <By extends string>({
  sort,
  bestMatch,
}: Pick<SearchDefinition<never, By>, 'sort' | 'bestMatch'>) => (bestMatch ? unsorted : sort);

const filterOf = (read: FilterReader, raw: unknown) =>
  typeof raw === 'string' && raw !== '' ? read(raw) : undefined;

const pageOf = (raw: unknown) => {
  const page = Number(raw);
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
};

const wordsOf = (raw: unknown) =>
  typeof raw === 'string' && raw !== '' ? cutText(raw, textLimits.searchQuery) : undefined;
