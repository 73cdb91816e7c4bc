import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { NewStorageLocation, StorageLocation } from '@archway/contract/storage/storage-location';
import type * as z from 'zod';
import { record } from '../audit/record.ts';
import type { OrgDb } from '../platform/db/db.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import type { Actor } from '../platform/http/request-context.ts';
import { addStorageLocation, holdStorageLocation } from './storage-store.ts';

/** Adds a place to keep things, by itself or inside another. A code names one place only. */
export const createStorageLocation = async (
  db: OrgDb,
  actor: Actor,
  { parentId, code, ...place }: z.output<typeof NewStorageLocation>,
): Promise<StorageLocation> => {
  if (parentId && !(await holdStorageLocation(db, parentId)))
    throw fieldProblem('parentId', 'errors.notFound');
  const added = await underFreeCode(() =>
    addStorageLocation(db, {
      ...place,
      code: code ?? null,
      parentId: parentId ?? null,
      createdBy: actor.userId,
    }),
  );
  await record(db, actor, 'storage-location.created', {
    type: 'StorageLocation',
    id: added.id,
    name: added.name,
  });
  return added;
};

const underFreeCode = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'storage_location_code')) throw fieldProblem('code', 'errors.codeTaken');
    throw error;
  }
};
