import type { Vendor, VendorChange } from '@archway/contract/vendors/vendor';
import type * as z from 'zod';
import { differences } from '../audit/difference-rules.ts';
import { record } from '../audit/record.ts';
import type { OrgDb } from '../platform/db/db.ts';
import { requireVersion } from '../platform/db/require-version.ts';
import { withChange } from '../platform/db/with-change.ts';
import type { Actor } from '../platform/http/request-context.ts';
import { getVendor, noSuchVendor } from './get-vendor.ts';
import { changeVendorRow, lockVendor } from './vendor-store.ts';
import { withFreeName } from './with-free-name.ts';

const facts = ['name', 'kind', 'email', 'phone', 'website', 'address', 'terms', 'notes', 'contacts'] as const;

/** Changes what is known of a vendor. Contacts are given whole. */
export const changeVendor = async (
  db: OrgDb,
  actor: Actor,
  { id, version, ...change }: z.output<typeof VendorChange>,
): Promise<Vendor> => {
  const before = await lockVendor(db, id);
  if (!before) throw noSuchVendor();
  requireVersion(before, version);
  const after = withChange(before, change);
  await withFreeName(() => changeVendorRow(db, id, after));
  const subject = { type: 'Vendor', id, name: after.name };
  await record(db, actor, 'vendor.changed', subject, differences(before, after, facts));
  return getVendor(db, actor, id);
};
