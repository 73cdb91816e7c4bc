import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../platform/api/query-client.ts';
import type { StagingsList } from './use-stagings-list.ts';

type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

/** The stays that touch some days, as they are looked for; those before stay to be seen while the next ones come. */
export const useStays = ({ query, value }: StagingsList, { from, to }: Days) => {
  const { sortBy: _, orderBy: __, ...wanted } = query;
  const { filters } = value;
  const input = {
    ...wanted,
    from: from && filters.from && filters.from > from ? filters.from : (from ?? filters.from),
    to: to && filters.to && filters.to < to ? filters.to : (to ?? filters.to),
  };
  return useQuery({
    ...queries.stagings.stays.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
};
