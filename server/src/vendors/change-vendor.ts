import { namesOf } from '@archway/contract/kernel/fields/fields';
import type { Vendor, VendorChange } from '@archway/contract/vendors/vendor';
import { vendorFields } from '@archway/contract/vendors/vendor-fields';
import type * as z from 'zod';
import { differences } from '../platform/audit/difference-rules.ts';
import { onTaken } from '../platform/db/changes/on-taken.ts';
import { requireVersion } from '../platform/db/changes/require-version.ts';
import { withChange } from '../platform/db/changes/with-change.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { getVendor, noSuchVendor } from './get-vendor.ts';
import { changeVendorRow, lockVendors } from './vendor-store.ts';

/** Changes what is known of a vendor. Contacts are given whole. */
export const changeVendor = async (
  context: ChangeContext,
  { id, version, ...change }: z.output<typeof VendorChange>,
): Promise<Vendor> => {
  const { db, record } = context;
  const before = (await lockVendors(db, [id])).get(id);
  if (!before) throw noSuchVendor();
  requireVersion(before, version);
  const after = withChange(before, change);
  await changeVendorRow(db, id, after).catch(onTaken('vendor_name', 'name'));
  await record({ id, name: after.name }, differences(before, after, namesOf(vendorFields)));
  return getVendor(asReading(context), { id });
};
