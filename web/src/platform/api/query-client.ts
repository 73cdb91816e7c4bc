import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClient } from '@tanstack/react-query';
import { orLastSeen } from '../last-seen/or-last-seen.ts';
import { onForget } from '../session/forget.ts';
import { mayPass } from './answer-rules.ts';
import { api } from './api.ts';
import { whenChanged } from './changes-made.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
      networkMode: 'always',
      persister: orLastSeen,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onForget(() => queryClient.clear());

/** Keys begin with the path of the call: `[['items', 'list'], …]`. */
const sliceOf = ([path]: readonly unknown[]) => (Array.isArray(path) ? String(path[0]) : '');

/** Whether it asks about this one thing: `[['items', 'get'], { input: { id } }]`. */
const isAbout = ([, args]: readonly unknown[], id: string) =>
  Object.values((args as { input?: object } | undefined)?.input ?? {}).includes(id); // as oRPC writes keys

/** For a query about a link that works once: its answer stays, because the link is used up by what is done with it. */
export const readOnce = { once: true } as const;

/** Reads again what is on the screen of some slices of the contract, or all of it; nothing about what is gone. */
export const readAgain = (slices?: ReadonlySet<string>, goneId?: string) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey, meta }) =>
      (!slices || slices.has(sliceOf(queryKey))) &&
      !(goneId && isAbout(queryKey, goneId)) &&
      meta !== readOnce,
  });

whenChanged(readAgain);

/** Query options for every call: `useQuery(queries.members.list.queryOptions({ input }))`, `queries.members.key()`. */
export const queries = createTanstackQueryUtils(api);
