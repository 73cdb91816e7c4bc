import { useQuery } from '@tanstack/react-query';
import { queries } from '../platform/api/query-client.ts';
import { useAbility } from '../platform/session/ability.ts';
import type { FilterChoice } from '../ui/list/filter-chip.tsx';

/** The people whose deeds can be asked for: the first hundred members by name. More are found by searching. */
export const usePeople = (): readonly FilterChoice[] => {
  const mayRead = useAbility().can('read', 'Member');
  const members = useQuery({
    ...queries.members.list.queryOptions({ input: { itemsPerPage: 100 } }),
    enabled: mayRead,
  });
  return (members.data?.rows ?? []).map(({ userId, firstName, lastName }) => ({
    value: userId,
    label: `${firstName} ${lastName}`,
  }));
};
