import { fieldProblem } from './fields/field-error.ts';

type Point = { readonly latitude: number | null; readonly longitude: number | null };

/** A point has two coordinates: both are known, or neither. */
export const requireWholePoint = ({ latitude, longitude }: Point) => {
  if ((latitude === null) !== (longitude === null))
    throw fieldProblem(latitude === null ? 'latitude' : 'longitude', 'errors.required');
};
