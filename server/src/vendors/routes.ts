import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
import { changeVendor } from './change-vendor.ts';
import { createVendor } from './create-vendor.ts';
import { exportVendors } from './export-vendors.ts';
import { getVendor } from './get-vendor.ts';
import { listVendors } from './list-vendors.ts';
import { removeVendor } from './remove-vendor.ts';

const { vendors } = os;

export const vendorRoutes = {
  list: serve(vendors.list, listVendors),
  export: serve(vendors.export, exportVendors),
  get: serve(vendors.get, getVendor),
  create: serve(vendors.create, createVendor),
  change: serve(vendors.change, changeVendor),
  remove: serve(vendors.remove, removeVendor),
};
