import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';
import { findLocation } from './location-store.ts';

/** Pieces can be put into a location that is here and in use. */
export const requireOpenLocation = async (db: OrgDb, id: StorageLocationId, field: string) => {
  const location = await findLocation(db, id);
  if (!location) throw fieldProblem(field, 'errors.notFound');
  if (!location.active) throw fieldProblem(field, 'errors.inactive');
  return location;
};
