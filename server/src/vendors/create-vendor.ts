import type { NewVendor, Vendor } from '@archway/contract/vendors/vendor';
import type * as z from 'zod';
import { onTaken } from '../platform/db/changes/on-taken.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { getVendor } from './get-vendor.ts';
import { addVendor } from './vendor-store.ts';

/** Adds somebody pieces are bought from. */
export const createVendor = async (
  context: ChangeContext,
  vendor: z.output<typeof NewVendor>,
): Promise<Vendor> => {
  const { db, actor, record } = context;
  const id = await addVendor(db, { ...vendor, createdBy: actor.userId }).catch(
    onTaken('vendor_name', 'name'),
  );
  await record({ id, name: vendor.name });
  return getVendor(asReading(context), { id });
};
