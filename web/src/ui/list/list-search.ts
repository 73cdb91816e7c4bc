import { cutText } from '@archway/contract/kernel/cut-text';
import type { Sort } from './data-table.tsx';
import { pageSizes } from './pages.tsx';

export type ListSearch<Filter extends string> = {
  readonly page: number;
  readonly itemsPerPage: number;
  readonly searchQuery: string;
  readonly sort: Sort;
  readonly filters: Readonly<Partial<Record<Filter, string | undefined>>>;
};

type Kind<Filter extends string> = {
  readonly columns: readonly string[];
  readonly sort: Sort;
  readonly filters: readonly Filter[];
};

const defaultPageSize = 25;

/** Reads the query string of a list; whatever it does not understand gives way to the default. */
export const readListSearch = <Filter extends string>(
  raw: Record<string, unknown>,
  { columns, sort, filters }: Kind<Filter>,
): ListSearch<Filter> => {
  const by = columns.find((column) => column === raw['sortBy']);
  const order = raw['orderBy'] === 'asc' || raw['orderBy'] === 'desc' ? raw['orderBy'] : undefined;
  return {
    page: pageOf(raw['page']),
    itemsPerPage: pageSizes.find((size) => String(size) === String(raw['itemsPerPage'])) ?? defaultPageSize,
    searchQuery: textOf(raw['searchQuery']) ?? '',
    sort: by === undefined ? sort : { by, order: order ?? 'asc' },
    filters: Object.fromEntries(
      filters.map((name) => [name, textOf(raw[name])]),
    ) as ListSearch<Filter>['filters'], // one per name
  };
};

/** The query string without what goes without saying. */
export const writeListSearch = <Filter extends string>(
  { page, itemsPerPage, searchQuery, sort, filters }: ListSearch<Filter>,
  kind: Kind<Filter>,
): Record<string, string> => {
  const isDefaultSort = sort.by === kind.sort.by && sort.order === kind.sort.order;
  const all = {
    searchQuery,
    ...filters,
    sortBy: isDefaultSort ? undefined : sort.by,
    orderBy: isDefaultSort ? undefined : sort.order,
    itemsPerPage: itemsPerPage === defaultPageSize ? undefined : String(itemsPerPage),
    page: page === 1 ? undefined : String(page),
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
};

const pageOf = (raw: unknown) => {
  const page = Number(raw);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
};

const textOf = (raw: unknown) => (typeof raw === 'string' && raw !== '' ? cutText(raw, 200) : undefined);
