import type { VendorId } from '@archway/contract/kernel/ids';
import { problem } from '@archway/contract/kernel/problem';
import { record } from '../audit/record.ts';
import type { OrgDb } from '../platform/db/db.ts';
import type { Actor } from '../platform/http/request-context.ts';
import { noSuchVendor } from './get-vendor.ts';
import { countVendorItems, deleteVendor, lockVendor } from './vendor-store.ts';

/** Removes a vendor of whom no item is kept, archived ones counted too. */
export const removeVendor = async (db: OrgDb, actor: Actor, id: VendorId) => {
  const vendor = await lockVendor(db, id);
  if (!vendor) throw noSuchVendor();
  const items = await countVendorItems(db, id);
  if (items > 0)
    throw problem('in_use', `${vendor.name} is in use (items: ${items}). Give them another vendor first.`, {
      items,
    });
  await deleteVendor(db, id);
  await record(db, actor, 'vendor.removed', { type: 'Vendor', id, name: vendor.name });
  return { ok: true as const };
};
