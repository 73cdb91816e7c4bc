import type { Staging } from '@archway/contract/stagings/staging';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../../platform/api/query-client.ts';
import { lackingOf, type Refused } from './lacking-rules.ts';
import type { Basket, Entry } from './use-basket.ts';

/** How many of each chosen line are not free on the days of the staging, also of those the catalog no longer shows. */
export const useLacking = (staging: Staging, { entries }: Basket, refused: Refused | null) => {
  const itemIds = [...new Set(entries.map(({ item }) => item.id))].join();
  const answer = useQuery({
    ...queries.availability.get.queryOptions({
      input: { itemIds, from: staging.installOn, to: staging.heldUntil },
    }),
    enabled: itemIds !== '',
    placeholderData: keepPreviousData,
  });
  const free = new Map<string, number>(answer.data?.rows.map((row) => [row.itemId, row.free]));
  return (entry: Entry) => lackingOf(entry, entries, (itemId) => free.get(itemId), refused);
};
