import { customIdOf } from '@archway/contract/kernel/custom-table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../platform/api/query-client.ts';
import { useColumnChoice } from './column-choice.ts';
import { type ListState, queryOf } from './list-state.ts';

type Input = Parameters<typeof queries.items.list.queryOptions>[0]['input'];

/** A page of items, with their custom fields when one of them is a column. The page before stays to be seen while the next one comes. */
export const useItems = (state: ListState, category?: string) => {
  const { columns } = useColumnChoice();
  const wanted = columns.some((column) => customIdOf(column) !== undefined) && state.viewMode === 'list';
  const input = { ...queryOf(state, category), ...(wanted ? { include: 'customFields' } : {}) };
  return useQuery({
    ...queries.items.list.queryOptions({ input: input as Input }), // ids and words are checked where the address is read
    placeholderData: keepPreviousData,
  });
};

export type Items = ReturnType<typeof useItems>;
