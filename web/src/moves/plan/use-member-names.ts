import { useQuery } from '@tanstack/react-query';
import { queries } from '../../platform/api/query-client.ts';
import { useMay } from '../../platform/session/may.ts';

const input = { itemsPerPage: 100, status: 'active' } as const;

/** The first hundred active members by name. */
export const useActiveMembers = () => {
  const enabled = useMay()('members.list');
  return useQuery({ ...queries.members.list.queryOptions({ input }), enabled }).data?.rows ?? [];
};

/** What members are called, by their ids. */
export const useMemberNames = () => {
  const { data } = useQuery(queries.members.list.queryOptions({ input }));
  return (ids: readonly string[]) =>
    ids
      .flatMap((id) => data?.rows.find((member) => member.id === id) ?? [])
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
      .join(', ');
};
