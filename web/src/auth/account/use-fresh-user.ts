import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../platform/api/query-client.ts';
import { userChanged, useUser } from '../../platform/session/session.ts';

/** The signed-in person as the session knows them at once, and as the server knows them a moment later. */
export const useFreshUser = () => {
  const { data } = useQuery(queries.account.me.queryOptions());
  useEffect(() => {
    if (data) userChanged(data.user, data.userAbilityRules);
  }, [data]);
  return useUser();
};
