import { requireWholePoint } from '@archway/contract/kernel/whole-point';
import type { NewStorageLocation, StorageLocation } from '@archway/contract/storage/storage-location';
import type * as z from 'zod';
import { onTaken } from '../platform/db/changes/on-taken.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { getStorageLocation } from './get-storage-location.ts';
import { requireOpenParent } from './require-open-parent.ts';

import { addStorageLocation } from './storage-store.ts';

/** Adds a location to keep things, by itself or inside another. */
export const createStorageLocation = async (
  context: ChangeContext,
  location: z.output<typeof NewStorageLocation>,
): Promise<StorageLocation> => {
  const { db, actor, record } = context;
  requireWholePoint(location);
  if (location.parentId) await requireOpenParent(db, location.parentId);
  const row = { ...location, active: true, createdBy: actor.userId };
  const id = await addStorageLocation(db, row).catch(onTaken('storage_location_code', 'code'));
  await record({ id, name: location.name });
  return getStorageLocation(asReading(context), { id });
};
