import type { Balance } from '@archway/contract/inventory/unit';
import type { ItemId, StorageLocationId } from '@archway/contract/kernel/ids';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { balances } from './stock-store.ts';

/** Bulk pieces, by item or location. */
export const listBalances = async (
  { db }: ReadContext,
  wanted: { itemId?: ItemId | undefined; locationId?: StorageLocationId | undefined },
): Promise<{ rows: Balance[] }> => ({ rows: [...(await balances(db, wanted))] });
