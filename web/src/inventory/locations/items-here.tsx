import type { ItemRow } from '@archway/contract/inventory/item';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { queries } from '../../platform/api/query-client.ts';

type Items = ReadonlyMap<string, ItemRow>;
const none: Items = new Map();
const ItemsHereContext = createContext<Items>(none);

/** The items that stand in a location, for their pictures; beyond the first hundred the icon of their kind has to do. */
export const ItemsHere = ({ locationId, children }: { locationId: string; children: ReactNode }) => {
  const items = useQuery(
    queries.items.list.queryOptions({ input: { selectedLocation: locationId, itemsPerPage: 100 } }),
  );
  const rows = items.data?.rows;
  const byId = useMemo(() => new Map(rows?.map((item) => [item.id as string, item])), [rows]);
  return <ItemsHereContext value={byId}>{children}</ItemsHereContext>;
};

export const useItemsHere = () => use(ItemsHereContext);
