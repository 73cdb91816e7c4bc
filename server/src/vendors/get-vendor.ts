import { problem } from '@archway/contract/kernel/api/problem';
import type { VendorId } from '@archway/contract/kernel/ids';
import type { Vendor } from '@archway/contract/vendors/vendor';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { maySeeCosts } from '../team/cost-rules.ts';
import { findVendor } from './vendor-store.ts';

/** One vendor as its reader may see it: what was spent there is told to whoever may see costs. */
export const getVendor = async ({ db, actor }: ReadContext, { id }: { id: VendorId }): Promise<Vendor> => {
  const { ability } = await actor;
  const vendor = await findVendor(db, id, { withSpend: maySeeCosts(ability) });
  if (!vendor) throw noSuchVendor();
  return vendor;
};

export const noSuchVendor = () => problem('not_found', 'That vendor is not in this organization.');
