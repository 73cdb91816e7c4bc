import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../platform/api/query-client.ts';

const none: readonly StorageLocation[] = [];

/** The tree of storage locations. */
export const useOpenLocations = () => {
  const query = useQuery(queries.storage.list.queryOptions());
  return { query, rows: query.data?.rows ?? none };
};
