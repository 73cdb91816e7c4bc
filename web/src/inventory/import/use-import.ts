import { isRunning } from '@archway/contract/inventory/imports/import-states';
import type { ImportId } from '@archway/contract/kernel/ids';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { queries, queryClient } from '../../platform/api/query-client.ts';

/** The address says which import is looked at, so that it is found again from any device. */
export const useImportAddress = () => {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const id = typeof raw['import'] === 'string' ? (raw['import'] as ImportId) : undefined; // the server judges it
  const open = (next: ImportId | undefined, replace = false) =>
    navigate({ to: '.', search: (next ? { import: next } : {}) as never, replace }); // this route's own
  return { id, open };
};

/** Asked again and again while somebody works on it, and at no other time. */
export const useImport = (id: ImportId) =>
  useQuery({
    ...queries.imports.get.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.state) ? 700 : false),
    refetchIntervalInBackground: true,
  });

/** What a call answers is the newest there is. */
export const keepImport = (next: Parameters<typeof keep>[0]) => keep(next);

const keep = (next: { readonly id: ImportId }) => {
  queryClient.setQueryData(queries.imports.get.queryKey({ input: { id: next.id } }), next as never); // of the same call
};
