import type { ItemsQueryInput } from '@archway/contract/inventory/item';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../platform/api/query-client.ts';

/**
 * A page of items. Where days are wanted it comes before anybody has counted all that are free on them: how many there are
 * follows. The page before stays to be seen while the next one comes.
 */
export const useCountedItems = (input: ItemsQueryInput) => {
  const ofDays = input.freeFrom !== undefined || input.freeTo !== undefined;
  const found = useQuery({
    ...queries.items.list.queryOptions({ input: ofDays ? { ...input, count: 'page' } : input }),
    placeholderData: keepPreviousData,
  });
  const isMore = found.data?.isMore === true && !found.isPlaceholderData;
  const counted = useQuery({
    ...queries.items.list.queryOptions({ input: { ...input, page: 1, itemsPerPage: 5 } }),
    enabled: isMore,
  }).data;
  if (!isMore || !counted || !found.data) return found;
  return { ...found, data: { ...found.data, total: counted.total, isMore: false } };
};
