import type { StorageLocationId } from '@archway/contract/kernel/ids';
import { problem } from '@archway/contract/kernel/problem';
import { record } from '../audit/record.ts';
import type { OrgDb } from '../platform/db/db.ts';
import type { Actor } from '../platform/http/request-context.ts';
import { noSuchStorageLocation } from './get-storage-location.ts';
import { countStorageUses, deleteStorageLocation, lockStorageLocation } from './storage-store.ts';

/** Removes a place that nothing stands in and nothing is at home in. Where pieces have been stays known. */
export const removeStorageLocation = async (db: OrgDb, actor: Actor, id: StorageLocationId) => {
  const place = await lockStorageLocation(db, id);
  if (!place) throw noSuchStorageLocation();
  const uses = await countStorageUses(db, id);
  if (uses.children + uses.pieces > 0)
    throw problem(
      'in_use',
      `${place.name} is in use (places inside: ${uses.children}, pieces: ${uses.pieces}). Move them elsewhere first.`,
      uses,
    );
  await deleteStorageLocation(db, id);
  await record(db, actor, 'storage-location.removed', { type: 'StorageLocation', id, name: place.name });
  return { ok: true as const };
};
