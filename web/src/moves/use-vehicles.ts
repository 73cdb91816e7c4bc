import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../platform/api/query-client.ts';
import { useMay } from '../platform/session/may.ts';

export type Vehicle = Pick<StorageLocation, 'id' | 'name' | 'active' | 'payload' | 'loadVolume'>;

/** What the company drives, by name; those that are out of use among them. */
export const useVehicles = (): readonly Vehicle[] => {
  const enabled = useMay()('storage.list');
  const { data } = useQuery({ ...queries.storage.list.queryOptions(), enabled });
  return (data?.rows ?? []).filter(({ kind }) => kind === 'vehicle');
};
