import type { AttachTarget } from '@archway/contract/inventory/labels/label';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../platform/api/query-client.ts';
import { findsWords } from '../../../ui/list/find-words.ts';
import type { Thing } from '../recent-things.ts';

const most = 10;

/** Pieces, items or locations that match what was typed. */
export const useThings = (kind: AttachTarget, searchQuery: string) => {
  const enabled = searchQuery !== '';
  const units = useQuery({
    ...queries.units.list.queryOptions({ input: { searchQuery, itemsPerPage: most } }),
    enabled: enabled && kind === 'unit',
  });
  const items = useQuery({
    ...queries.items.list.queryOptions({ input: { searchQuery, itemsPerPage: most } }),
    enabled: enabled && kind === 'item',
  });
  const locations = useQuery({
    ...queries.storage.list.queryOptions(),
    enabled: enabled && kind === 'location',
  });
  const found: Record<AttachTarget, { rows: Thing[] | undefined; error: unknown }> = {
    unit: {
      error: units.error,
      rows: units.data?.rows.map(({ id, itemName, code, locationName }) => ({
        kind: 'unit',
        id,
        name: itemName,
        code,
        detail: locationName ?? undefined,
      })),
    },
    item: {
      error: items.error,
      rows: items.data?.rows.map(({ id, name, sku }) => ({ kind: 'item', id, name, code: sku })),
    },
    location: {
      error: locations.error,
      rows: locations.data?.rows
        .filter(({ name, code }) => findsWords(`${name} ${code ?? ''}`, searchQuery))
        .slice(0, most)
        .map(({ id, name, code }) => ({ kind: 'location', id, name, code: code ?? '' })),
    },
  };
  return found[kind];
};
