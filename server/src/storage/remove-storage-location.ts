import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';
import { requireRight } from '../platform/http/calls/require-right.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { noSuchStorageLocation } from './get-storage-location.ts';
import {
  countStorageUses,
  deleteStorageLocation,
  isStoredWithin,
  lockStorageLocation,
  lockStorageLocationShared,
  lockStorageTree,
  moveStoredLocations,
} from './storage-store.ts';

type Removing = { id: StorageLocationId; moveTo?: StorageLocationId | undefined };

/** What pieces do when their location goes is known by the inventory, which stands above this slice. */
export type MovePieces = (
  context: ChangeContext,
  move: { from: StorageLocationId; to: StorageLocationId },
) => Promise<void>;

/**
 * Removes a location. What stands in it or is at home in it, and the locations inside, go to another one; without one they keep
 * it here. Where pieces have been stays known.
 */
export const removeStorageLocation = async (
  context: ChangeContext,
  { id, moveTo }: Removing,
  movePieces: MovePieces,
) => {
  const { db, actor, record } = context;
  if (moveTo) await lockStorageTree(db);
  const location = await lockStorageLocation(db, id);
  if (!location) throw noSuchStorageLocation();
  const to = moveTo && (await requireTarget(db, id, moveTo));
  const { children, pieces } = await countStorageUses(db, id);
  const isUsed = children + pieces > 0;
  if (isUsed && !moveTo)
    throw problem(
      'in_use',
      `${location.name} is in use (locations inside: ${children}, pieces: ${pieces}). Move them elsewhere first.`,
      { children, pieces },
    );
  if (moveTo && pieces > 0) {
    requireRight(actor, 'update', 'Item');
    await movePieces(context, { from: id, to: moveTo });
  }
  if (moveTo && children > 0) {
    requireRight(actor, 'update', 'StorageLocation');
    await moveStoredLocations(db, id, moveTo);
  }
  await deleteStorageLocation(db, id);
  await record(
    { id, name: location.name },
    isUsed && to ? { ...moved(children, pieces), movedTo: moveTo } : {},
  );
  return { ok: true as const };
};

/** It is here and in use, and neither the location that goes nor inside it. */
const requireTarget = async (db: OrgDb, id: StorageLocationId, moveTo: StorageLocationId) => {
  const to = await lockStorageLocationShared(db, moveTo);
  if (!to) throw fieldProblem('moveTo', 'errors.notFound');
  if (!to.active) throw fieldProblem('moveTo', 'errors.inactive');
  if (await isStoredWithin(db, moveTo, id)) throw fieldProblem('moveTo', 'errors.loop');
  return to;
};

const moved = (locations: number, pieces: number) => ({
  ...(locations > 0 ? { locations } : {}),
  ...(pieces > 0 ? { pieces } : {}),
});
