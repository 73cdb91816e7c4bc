import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../platform/api/query-client.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { dayAfter, daysAhead } from './strip-rules.ts';

/** How many of an item are free on each of the next ninety days. */
export const useStrip = (itemId: string) =>
  useQuery(queries.items.availability.queryOptions({ input: { id: itemId, days: daysAhead } }));

/** Who has pieces of an item on these days, for whoever may know. */
export const useHolders = (itemId: string) => {
  const maySee = useAbility().can('read', 'Staging');
  const from = useStrip(itemId).data?.from;
  const held = useQuery({
    ...queries.availability.get.queryOptions({
      input: { itemIds: itemId, from: from ?? '', to: dayAfter(from ?? '', daysAhead) },
    }),
    enabled: maySee && from !== undefined,
  });
  return { from, holders: held.data?.rows[0]?.holders ?? [] };
};
