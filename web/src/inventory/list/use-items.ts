import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../platform/api/query-client.ts';
import type { ItemsList } from './use-items-list.ts';

type Input = Parameters<typeof queries.items.list.queryOptions>[0]['input'];

/** A page of items, with their custom fields when one of them is a column. The page before stays to be seen while the next one comes. */
export const useItems = ({ input, showsCustom, viewMode }: ItemsList) => {
  const wanted = showsCustom && viewMode === 'list';
  return useQuery({
    ...queries.items.list.queryOptions({
      input: { ...input, ...(wanted ? { include: 'customFields' } : {}) } as Input, // ids and words are checked where the address is read
    }),
    placeholderData: keepPreviousData,
  });
};

export type Items = ReturnType<typeof useItems>;
