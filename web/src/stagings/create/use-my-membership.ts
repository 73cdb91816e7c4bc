import { useQuery } from '@tanstack/react-query';
import { queries } from '../../platform/api/query-client.ts';
import { useMay } from '../../platform/session/may.ts';
import { useUser } from '../../platform/session/session.ts';

/** Who is signed in, as a member whom a job can name; null for whoever may not see members, undefined while it is looked up. */
export const useMyMembership = (): string | null | undefined => {
  const { id, email } = useUser();
  const enabled = useMay()('members.list');
  const found = useQuery({
    ...queries.members.list.queryOptions({
      input: { searchQuery: email, itemsPerPage: 20, status: 'active' },
    }),
    enabled,
  });
  if (!enabled || found.error) return null;
  return found.data && (found.data.rows.find(({ userId }) => userId === id)?.id ?? null);
};
