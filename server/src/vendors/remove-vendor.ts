import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { VendorId } from '@archway/contract/kernel/ids';
import { requireRight } from '../platform/http/calls/require-right.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { noSuchVendor } from './get-vendor.ts';
import { countVendorItems, deleteVendor, lockVendors, moveVendorItems } from './vendor-store.ts';

/** Removes a vendor. Its items, archived ones too, go to another one or have none; unless somebody says which, they keep it here. */
export const removeVendor = async (
  { db, actor, record }: ChangeContext,
  { id, moveTo }: { id: VendorId; moveTo?: VendorId | null | undefined },
) => {
  const held = await lockVendors(db, moveTo ? [id, moveTo] : [id]);
  const vendor = held.get(id);
  if (!vendor) throw noSuchVendor();
  if (moveTo && !held.has(moveTo)) throw fieldProblem('moveTo', 'errors.notFound');
  if (moveTo === id) throw fieldProblem('moveTo', 'errors.choice');
  const items = await countVendorItems(db, id);
  if (items > 0) {
    if (moveTo === undefined)
      throw problem('in_use', `${vendor.name} is in use (items: ${items}). Give them another vendor first.`, {
        items,
      });
    requireRight(actor, 'update', 'Item');
    await moveVendorItems(db, id, moveTo);
  }
  await deleteVendor(db, id);
  await record({ id, name: vendor.name }, items > 0 ? { items, ...(moveTo ? { movedTo: moveTo } : {}) } : {});
  return { ok: true as const };
};
