import { queries, queryClient } from '../platform/api/query-client.ts';

/** After items or their pieces changed: whatever counts or lists them is read again. */
export const readItemsAgain = () =>
  Promise.all(
    [
      queries.items.key(),
      queries.units.key(),
      queries.stock.key(),
      queries.categories.key(),
      queries.storage.key(),
      queries.scan.key(),
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
