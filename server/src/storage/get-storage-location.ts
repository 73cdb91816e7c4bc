import { problem } from '@archway/contract/kernel/api/problem';
import type { StorageLocationId } from '@archway/contract/kernel/ids';
import type { StorageLocation } from '@archway/contract/storage/storage-location';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { findStorageLocation } from './storage-store.ts';

export const getStorageLocation = async (
  { db }: ReadContext,
  { id }: { id: StorageLocationId },
): Promise<StorageLocation> => {
  const location = await findStorageLocation(db, id);
  if (!location) throw noSuchStorageLocation();
  return location;
};

export const noSuchStorageLocation = () =>
  problem('not_found', 'That storage location is not in this organization.');
