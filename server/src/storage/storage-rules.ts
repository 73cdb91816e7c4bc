import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { StorageLocation } from '@archway/contract/storage/storage-location';

/** A point has two coordinates: both are known, or neither. */
export const requireWholePoint = ({
  latitude,
  longitude,
}: Pick<StorageLocation, 'latitude' | 'longitude'>) => {
  if ((latitude === null) !== (longitude === null))
    throw fieldProblem(latitude === null ? 'latitude' : 'longitude', 'errors.required');
};
