import type { ItemRow } from '@archway/contract/inventory/item';
import { addDays } from '@archway/contract/kernel/days';
import type { AnyHolder } from '@archway/contract/stagings/availability';
import type { Room, Staging } from '@archway/contract/stagings/staging';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCountedItems } from '../../../inventory/use-counted-items.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { jobsOf } from '../holding-jobs.ts';

export type CatalogFilters = {
  readonly searchQuery: string;
  readonly selectedCategory?: string | undefined;
  readonly colors?: string | undefined;
  readonly styles?: string | undefined;
  readonly roomTypes?: string | undefined;
  readonly showTaken: boolean;
  readonly page: number;
};

/** What the catalog begins with: all that fits a room and is free. */
export const filtersFitting = (room: Room): CatalogFilters => ({
  searchQuery: '',
  roomTypes: room.roomType ?? undefined,
  showTaken: false,
  page: 1,
});

/** An item of the catalog, with how many of it are free on the days of a staging, and who holds the others. */
export type FreeItem = {
  readonly item: ItemRow;
  readonly free: number;
  readonly holders: readonly AnyHolder[];
};

/** What the catalog is asked for, as it is on the days of a staging. */
const inputOf = (staging: Staging, { showTaken, searchQuery, ...filters }: CatalogFilters) => {
  const days = { freeFrom: staging.installOn, freeTo: addDays(staging.heldUntil, -1) };
  return {
    ...filters,
    ...(searchQuery ? { searchQuery } : {}),
    ...(showTaken ? {} : days),
    status: 'active' as const,
    itemsPerPage: 20,
  };
};

/** A page of the catalog, and how much it holds in all. */
export const catalogQuery = (staging: Staging, filters: CatalogFilters) =>
  queries.items.list.queryOptions({ input: inputOf(staging, filters) });

/** What is in the catalog on these days, how many of each are free, and who has the others. */
export const useFreeItems = (staging: Staging, filters: CatalogFilters) => {
  const found = useCountedItems(inputOf(staging, filters));
  const itemIds = (found.data?.rows ?? []).map(({ id }) => id).join();
  const answer = useQuery({
    ...queries.availability.get.queryOptions({
      input: { itemIds, from: staging.installOn, to: staging.heldUntil },
    }),
    enabled: itemIds !== '',
    placeholderData: keepPreviousData,
  });
  const byItem = new Map(answer.data?.rows.map((row) => [row.itemId, row]));
  const rows = found.data?.rows.map((item): FreeItem => {
    const known = byItem.get(item.id);
    return {
      item,
      free: known?.free ?? item.free ?? 0,
      holders: jobsOf(known?.holders.filter(({ status }) => status !== 'soft') ?? []).sort(firstBackFirst),
    };
  });
  return {
    ...found,
    data: found.data && rows ? { rows, total: found.data.total, isMore: found.data.isMore } : undefined,
  };
};

const firstBackFirst = (one: AnyHolder, other: AnyHolder) => one.to.localeCompare(other.to);
