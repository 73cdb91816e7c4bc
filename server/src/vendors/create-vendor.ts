import type { NewVendor, Vendor } from '@archway/contract/vendors/vendor';
import type * as z from 'zod';
import { record } from '../audit/record.ts';
import type { OrgDb } from '../platform/db/db.ts';
import type { Actor } from '../platform/http/request-context.ts';
import { getVendor } from './get-vendor.ts';
import { addVendor } from './vendor-store.ts';
import { withFreeName } from './with-free-name.ts';

/** Adds somebody pieces are bought from. */
export const createVendor = async (
  db: OrgDb,
  actor: Actor,
  vendor: z.output<typeof NewVendor>,
): Promise<Vendor> => {
  const id = await withFreeName(() => addVendor(db, { ...vendor, createdBy: actor.userId }));
  await record(db, actor, 'vendor.created', { type: 'Vendor', id, name: vendor.name });
  return getVendor(db, actor, id);
};
