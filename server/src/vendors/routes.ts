import { member, os, reader, sender } from '../platform/http/front-door.ts';
import { changeVendor } from './change-vendor.ts';
import { createVendor } from './create-vendor.ts';
import { exportVendors } from './export-vendors.ts';
import { getVendor } from './get-vendor.ts';
import { listVendors } from './list-vendors.ts';
import { removeVendor } from './remove-vendor.ts';

const { vendors } = os;

export const vendorRoutes = {
  list: vendors.list.use(reader).handler(({ context: { db }, input }) => listVendors(db, input)),
  export: vendors.export.use(sender).handler(({ context, input }) => exportVendors(context, input)),
  get: vendors.get.use(member).handler(({ context: { db, actor }, input }) => getVendor(db, actor, input.id)),
  create: vendors.create
    .use(member)
    .handler(({ context: { db, actor }, input }) => createVendor(db, actor, input)),
  change: vendors.change
    .use(member)
    .handler(({ context: { db, actor }, input }) => changeVendor(db, actor, input)),
  remove: vendors.remove
    .use(member)
    .handler(({ context: { db, actor }, input }) => removeVendor(db, actor, input.id)),
};
