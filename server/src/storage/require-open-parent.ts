import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';
import { lockStorageLocationShared } from './storage-store.ts';

/** A location can be put into another that is here and in use; it stays there until the change is done. */
export const requireOpenParent = async (db: OrgDb, parentId: StorageLocationId) => {
  const parent = await lockStorageLocationShared(db, parentId);
  if (!parent) throw fieldProblem('parentId', 'errors.notFound');
  if (!parent.active) throw fieldProblem('parentId', 'errors.inactive');
  return parent;
};
