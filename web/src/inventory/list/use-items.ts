import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../platform/api/query-client.ts';
import { type ListState, queryOf } from './list-state.ts';

type Input = Parameters<typeof queries.items.list.queryOptions>[0]['input'];

/** A page of items. The page before stays to be seen while the next one comes. */
export const useItems = (state: ListState, category?: string) =>
  useQuery({
    ...queries.items.list.queryOptions({ input: queryOf(state, category) as Input }), // ids and words are checked where the address is read
    placeholderData: keepPreviousData,
  });

export type Items = ReturnType<typeof useItems>;
