import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import { namesOf } from '@archway/contract/kernel/fields/fields';
import type { StorageLocationId } from '@archway/contract/kernel/ids';
import { requireWholePoint } from '@archway/contract/kernel/whole-point';
import type { StorageLocation, StorageLocationChange } from '@archway/contract/storage/storage-location';
import { storageLocationFacts } from '@archway/contract/storage/storage-location-fields';
import type * as z from 'zod';
import { differences } from '../platform/audit/difference-rules.ts';
import { onTaken } from '../platform/db/changes/on-taken.ts';
import { requireVersion } from '../platform/db/changes/require-version.ts';
import { withChange } from '../platform/db/changes/with-change.ts';
import type { OrgDb } from '../platform/db/db.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { getStorageLocation, noSuchStorageLocation } from './get-storage-location.ts';
import { requireOpenParent } from './require-open-parent.ts';

import {
  changeStorageLocationRow,
  isStoredWithin,
  lockStorageLocation,
  lockStorageTree,
} from './storage-store.ts';

/** Changes what is known of a location, or puts it inside another with everything that stands in it. */
export const changeStorageLocation = async (
  context: ChangeContext,
  { id, version, ...change }: z.output<typeof StorageLocationChange>,
): Promise<StorageLocation> => {
  const { db, record } = context;
  if (change.parentId) await lockStorageTree(db);
  const before = await lockStorageLocation(db, id);
  if (!before) throw noSuchStorageLocation();
  requireVersion(before, version);
  const wanted = withChange(before, change);
  requireWholePoint(wanted);
  const moved = wanted.parentId === before.parentId ? {} : await moveTo(db, before, wanted.parentId);
  await changeStorageLocationRow(db, id, wanted).catch(onTaken('storage_location_code', 'code'));
  const after = await getStorageLocation(asReading(context), { id });
  const details = { ...differences(before, after, namesOf(storageLocationFacts)), ...moved };
  await record({ id, name: after.name }, details);
  return after;
};

/** Makes sure that it can stand there, and tells from where to where it goes. */
const moveTo = async (db: OrgDb, location: StorageLocation, parentId: StorageLocationId | null) => {
  if (parentId) await requireOpenParent(db, parentId);
  if (parentId && (await isStoredWithin(db, parentId, location.id)))
    throw fieldProblem('parentId', 'errors.loop');
  return { parent: { from: location.parentId, to: parentId } };
};
