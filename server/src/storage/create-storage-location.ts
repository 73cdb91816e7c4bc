import type { NewStorageLocation, StorageLocation } from '@archway/contract/storage/storage-location';
import type * as z from 'zod';
import { record } from '../audit/record.ts';
import type { OrgDb } from '../platform/db/db.ts';
import type { Actor } from '../platform/http/request-context.ts';
import { getStorageLocation } from './get-storage-location.ts';
import { requireOpenParent } from './require-open-parent.ts';
import { requireWholePoint } from './storage-rules.ts';
import { addStorageLocation } from './storage-store.ts';
import { withFreeCode } from './with-free-code.ts';

/** Adds a place to keep things, by itself or inside another. */
export const createStorageLocation = async (
  db: OrgDb,
  actor: Actor,
  { parentId, code, ...place }: z.output<typeof NewStorageLocation>,
): Promise<StorageLocation> => {
  requireWholePoint(place);
  if (parentId) await requireOpenParent(db, parentId);
  const row = { ...place, code: code ?? null, parentId: parentId ?? null, createdBy: actor.userId };
  const id = await withFreeCode(() => addStorageLocation(db, row));
  await record(db, actor, 'storage-location.created', { type: 'StorageLocation', id, name: place.name });
  return getStorageLocation(db, id);
};
