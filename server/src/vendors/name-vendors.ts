import { initialValues } from '@archway/contract/kernel/fields/fields';
import type { UserId, VendorId } from '@archway/contract/kernel/ids';
import { vendorFields } from '@archway/contract/vendors/vendor-fields';
import type { OrgDb } from '../platform/db/db.ts';
import { addVendor, findVendorNamed, vendorNames } from './vendor-store.ts';

/** Every vendor by its name, for sheets that name them. */
export const listVendorNames = (db: OrgDb): Promise<{ id: VendorId; name: string }[]> => vendorNames(db);

/** Vendors of whom nothing is known but a name, where there is none of that name, for whoever writes the one entry of the change they belong to. */
export const makeNamedVendors = async (
  db: OrgDb,
  by: UserId,
  names: readonly string[],
): Promise<VendorId[]> => {
  const made: VendorId[] = [];
  for (const name of names)
    made.push(
      (await findVendorNamed(db, name)) ??
        (await addVendor(db, { ...initialValues(vendorFields), name, createdBy: by })),
    );
  return made;
};
