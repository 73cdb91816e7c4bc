import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';
import { findPlace } from './place-store.ts';

/** Pieces can be put into a place that is here and in use. */
export const requireOpenPlace = async (db: OrgDb, id: StorageLocationId, field: string) => {
  const place = await findPlace(db, id);
  if (!place) throw fieldProblem(field, 'errors.notFound');
  if (!place.active) throw fieldProblem(field, 'errors.inactive');
  return place;
};
