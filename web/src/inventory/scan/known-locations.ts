import { useMemo, useSyncExternalStore } from 'react';
import { codesKnownAt, ownIndex, subscribeCodes } from './known-codes/known-index.ts';
import { recallLocation } from './known-codes/recall-code.ts';
import type { Standing } from './put-away/entry.ts';

/** The organization's bins, as far as this device has learned of them. */
export const useLocationRows = () => {
  const known = useSyncExternalStore(subscribeCodes, ownIndex);
  return useMemo(() => [...(known?.index.locations.values() ?? [])], [known]);
};

/** What stands in a bin by what this device knows now. */
export const standingIn = (locationId: string): Standing | undefined => {
  const { index } = ownIndex() ?? {};
  const location = index?.locations.get(locationId);
  if (!index || !location) return undefined;
  return {
    pieces: location.bulk + (index.standing.get(locationId) ?? 0),
    holds: (unitId) => index.pieces.get(unitId)?.locationId === locationId,
  };
};

/** When the server told of the bins. */
export const locationsKnownAt = () => codesKnownAt() ?? 0;

/** The bin behind a code, without asking the server, if this device has learned of it. */
export const knownLocation = recallLocation;
