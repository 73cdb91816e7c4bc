import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClient } from '@tanstack/react-query';
import { onForget } from '../session/forget.ts';
import { api } from './api.ts';
import { ApiProblem } from './api-problem.ts';

const mayPass = (error: unknown) =>
  error instanceof ApiProblem &&
  (error.code === 'unreachable' || error.status >= 502) &&
  error.status !== 507;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onForget(() => queryClient.clear());

/** Query options for every call: `useQuery(queries.members.list.queryOptions({ input }))`, `queries.members.key()`. */
export const queries = createTanstackQueryUtils(api);
