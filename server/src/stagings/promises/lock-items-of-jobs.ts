import type { ItemId, StagingId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { lockItemsFor } from '../swaps/swap-store.ts';

/** Nobody else promises or takes away anything that these jobs list or hold, nor of these items, until the transaction ends. */
export const lockItemsOfJobs = (db: OrgDb, stagingIds: readonly StagingId[], itemIds: readonly ItemId[]) =>
  lockItemsFor(db, { stagingIds, itemIds });
