import { useQuery } from '@tanstack/react-query';
import { queries } from '../platform/api/query-client.ts';

/** The whole tree of locations: each of their screens needs what stands around a location too. */
export const useStorageLocations = () => useQuery(queries.storage.list.queryOptions());
