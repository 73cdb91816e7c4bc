import type { Balance } from '@archway/contract/inventory/unit';
import type { ItemId, StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { balances } from './stock-store.ts';

/** Bulk pieces, by item or place. */
export const listBalances = async (
  db: OrgDb,
  wanted: { itemId?: ItemId | undefined; locationId?: StorageLocationId | undefined },
): Promise<{ rows: Balance[] }> => ({ rows: [...(await balances(db, wanted))] });
