import { useQuery } from '@tanstack/react-query';
import { queries } from '../platform/api/query-client.ts';

/** The whole tree of places: each of their screens needs what stands around a place too. */
export const useStorageLocations = () => useQuery(queries.storage.list.queryOptions());
