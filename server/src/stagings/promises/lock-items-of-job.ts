import type { ItemId, StagingId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { lockItemsFor } from '../swaps/swap-store.ts';

/** Nobody else promises or takes away anything that a job lists or holds, nor of these items, until the transaction ends. */
export const lockItemsOfJob = (db: OrgDb, stagingId: StagingId, itemIds: readonly ItemId[]) =>
  lockItemsFor(db, { stagingId, lineIds: [], itemIds: [...itemIds] });
