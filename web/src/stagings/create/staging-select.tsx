import type { Staging } from '@archway/contract/stagings/staging';
import { useQuery } from '@tanstack/react-query';
import { ReferenceSelect, type ReferenceSelectProps } from '../../kit/reference/reference-select.tsx';
import { queries } from '../../platform/api/query-client.ts';
import { useStagingTitle } from '../use-staging-title.ts';

/** A staging, found by typing its name, address, client or number. */
export const StagingSelect = (props: ReferenceSelectProps) => {
  const titleOf = useStagingTitle();
  return <ReferenceSelect {...props} useFound={useFound} useOne={useOne} labelOf={titleOf} />;
};

type Named = Pick<Staging, 'id' | 'number' | 'name'>;

const useFound = (searchQuery: string) =>
  useQuery(
    queries.stagings.list.queryOptions({
      input: { searchQuery, itemsPerPage: 20, sortBy: 'installOn', orderBy: 'desc' },
    }),
  );

const useOne = (id: string): Named | undefined =>
  useQuery({ ...queries.stagings.get.queryOptions({ input: { id } }), enabled: id !== '' }).data;
