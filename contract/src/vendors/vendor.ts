import * as z from 'zod';
import { done } from '../kernel/api/done.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { exportOf } from '../kernel/api/export.ts';
import { pageOf, pageQuery } from '../kernel/api/page.ts';
import { changeSchema, filterShape, newSchema, rowSchema } from '../kernel/fields/field-schemas.ts';
import { lastChange } from '../kernel/fields/last-change.ts';
import { VendorId } from '../kernel/ids.ts';
import { Moment } from '../kernel/measures.ts';
import { vendorExportColumns } from './vendor-export.ts';
import { vendorFields, vendorListFields, vendorSorts } from './vendor-fields.ts';

export const NewVendor = newSchema(vendorFields);
export const VendorChange = changeSchema(vendorFields).extend({ id: VendorId, version: z.int().min(1) });

const derived = {
  id: VendorId,
  version: z.int(),
  /** Items of the catalog that were bought there, archived ones too. */
  items: z.int(),
  updatedAt: Moment,
};
export const VendorRow = rowSchema(vendorListFields).extend(derived);
export type VendorRow = z.infer<typeof VendorRow>;

export const Vendor = rowSchema(vendorFields).extend({
  ...derived,
  ...lastChange,
  /** Pieces with codes of their own that were bought there, also those that are gone again. */
  units: z.int(),
  /**
   * What was paid for the pieces bought there, in minor units: each at its own cost, or else its item's; bulk with what
   * is on hand. Null for whoever may not see costs.
   */
  spend: z.int().nullable(),
});
export type Vendor = z.infer<typeof Vendor>;

export const VendorsQuery = pageQuery(vendorSorts).extend(filterShape(vendorFields));

const tag = 'Vendors';
const one = z.object({ id: VendorId });

export const vendors = {
  list: endpoint({
    method: 'GET',
    path: '/vendors',
    summary: 'List vendors',
    tag,
    access: { action: 'read', subject: 'Vendor' },
    change: false,
    limit: 'read',
  })
    .input(VendorsQuery)
    .output(pageOf(VendorRow)),
  export: exportOf({
    path: '/vendors/export',
    summary: 'Export vendors',
    tag,
    subject: 'Vendor',
    change: 'vendor.exported',
    query: VendorsQuery.omit({ page: true, itemsPerPage: true }),
    columns: vendorExportColumns,
  }),
  get: endpoint({
    method: 'GET',
    path: '/vendors/{id}',
    summary: 'Get a vendor, with contacts and spend',
    tag,
    access: { action: 'read', subject: 'Vendor' },
    change: false,
    limit: 'read',
  })
    .input(one)
    .output(Vendor),
  create: endpoint({
    method: 'POST',
    path: '/vendors',
    summary: 'Add a vendor',
    tag,
    access: { action: 'create', subject: 'Vendor' },
    change: 'vendor.created',
    limit: 'change',
    successStatus: 201,
  })
    .input(NewVendor)
    .output(Vendor),
  change: endpoint({
    method: 'PATCH',
    path: '/vendors/{id}',
    summary: 'Change a vendor',
    tag,
    access: { action: 'update', subject: 'Vendor' },
    change: 'vendor.changed',
    limit: 'change',
  })
    .input(VendorChange)
    .output(Vendor),
  remove: endpoint({
    method: 'DELETE',
    path: '/vendors/{id}',
    summary: 'Delete a vendor; its items go to another one, or have none',
    tag,
    access: { action: 'delete', subject: 'Vendor' },
    change: 'vendor.removed',
    limit: 'change',
  })
    .input(one.extend({ moveTo: VendorId.nullable().optional() }))
    .output(done),
};
