import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../platform/api/query-client.ts';
import type { ItemsList } from './use-items-list.ts';

/** A page of items, with their custom fields when one of them is a column. The page before stays to be seen while the next one comes. */
export const useItems = ({ input, showsCustom, viewMode }: ItemsList) => {
  const wanted = showsCustom && viewMode === 'list';
  return useQuery({
    ...queries.items.list.queryOptions({
      input: { ...input, ...(wanted ? { include: 'customFields' } : {}) },
    }),
    placeholderData: keepPreviousData,
  });
};

export type Items = ReturnType<typeof useItems>;
