import { readLabelCode } from '@archway/contract/inventory/labels/label-code';
import type { Scanned } from '@archway/contract/inventory/scan';
import { useQuery } from '@tanstack/react-query';
import { queries, queryClient } from '../../platform/api/query-client.ts';

type ScannedLocation = Extract<Scanned, { kind: 'location' }>;

const locations = () =>
  queries.scan.locations.queryOptions({ gcTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false });

/** Learns the organization's bins while there is a network. */
export const useKnownLocations = (enabled: boolean) => void useQuery({ ...locations(), enabled });

/** When the server told of the bins. */
export const locationsKnownAt = () => queryClient.getQueryState(locations().queryKey)?.dataUpdatedAt ?? 0;

/** The bin behind a code, without asking the server, if this device has learned of it. */
export const knownLocation = (text: string): ScannedLocation | undefined => {
  const code = readLabelCode(text) ?? text.trim().toUpperCase();
  const row = queryClient
    .getQueryData(locations().queryKey)
    ?.rows.find(({ leadsHere }) => leadsHere.includes(code));
  if (!row) return undefined;
  const { leadsHere: _, ...location } = row;
  return { kind: 'location', location };
};
