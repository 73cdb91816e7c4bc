import * as z from 'zod';
import { done } from '../kernel/done.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { exportOf } from '../kernel/export.ts';
import { VendorId } from '../kernel/ids.ts';
import { Moment } from '../kernel/measures.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { Email, line, paragraph, requiredLine } from '../kernel/text.ts';
import { vendorExportColumns } from './vendor-export.ts';

export const vendorKinds = [
  'manufacturer',
  'retailer',
  'wholesaler',
  'artist',
  'second_hand',
  'service',
  'other',
] as const;
export const VendorKind = z.enum(vendorKinds);

const EmailOrNone = z.union([Email, z.literal('')], 'errors.email');
export const VendorContact = z.object({
  name: requiredLine(120),
  role: line(80).default(''),
  email: EmailOrNone.default(''),
  phone: line(40).default(''),
});

/** Kept as typed; only addresses of web pages are taken, so that it can be a link. */
export const Website = line(300).regex(/^(https?:\/\/[^\s]+)?$/i, 'errors.website');

const facts = {
  name: requiredLine(120),
  kind: VendorKind,
  email: EmailOrNone,
  phone: line(40),
  website: Website,
  address: line(300),
  terms: line(200),
  notes: paragraph(4000),
  contacts: z.array(VendorContact).max(20),
};

export const NewVendor = z.object({
  ...facts,
  kind: facts.kind.default('other'),
  email: facts.email.default(''),
  phone: facts.phone.default(''),
  website: facts.website.default(''),
  address: facts.address.default(''),
  terms: facts.terms.default(''),
  notes: facts.notes.default(''),
  contacts: facts.contacts.default([]),
});
export const VendorChange = z
  .object(facts)
  .partial()
  .extend({ id: VendorId, version: z.int().min(1) });

export const VendorRow = z.object({
  id: VendorId,
  version: z.int(),
  name: z.string(),
  kind: VendorKind,
  email: z.string(),
  phone: z.string(),
  website: z.string(),
  /** Items of the catalogue that were bought there, archived ones too. */
  items: z.int(),
  updatedAt: Moment,
});
export type VendorRow = z.infer<typeof VendorRow>;

export const Vendor = VendorRow.extend({
  address: z.string(),
  terms: z.string(),
  notes: z.string(),
  contacts: z.array(z.object({ name: z.string(), role: z.string(), email: z.string(), phone: z.string() })),
  /** Pieces with codes of their own that were bought there, also those that are gone again. */
  units: z.int(),
  /**
   * What was paid for the pieces bought there, in minor units: each at its own cost, or else its item's; bulk with what
   * is on hand. Null for whoever may not see costs.
   */
  spend: z.int().nullable(),
});
export type Vendor = z.infer<typeof Vendor>;

export const VendorsQuery = pageQuery(['name', 'kind', 'items', 'updatedAt']).extend({
  kind: VendorKind.optional(),
});

const tag = 'Vendors';
const one = z.object({ id: VendorId });

export const vendors = {
  list: endpoint({
    method: 'GET',
    path: '/vendors',
    summary: 'Where pieces are bought',
    tag,
    access: { action: 'read', subject: 'Vendor' },
    change: false,
    limit: 'read',
  })
    .input(VendorsQuery)
    .output(pageOf(VendorRow)),
  export: exportOf({
    path: '/vendors/export',
    summary: 'Vendors as a file',
    tag,
    subject: 'Vendor',
    change: 'vendor.exported',
    query: VendorsQuery.omit({ page: true, itemsPerPage: true }),
    columns: vendorExportColumns,
  }),
  get: endpoint({
    method: 'GET',
    path: '/vendors/{id}',
    summary: 'One vendor, with contacts and spend',
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
    summary: 'Remove a vendor of whom no item is kept',
    tag,
    access: { action: 'delete', subject: 'Vendor' },
    change: 'vendor.removed',
    limit: 'change',
  })
    .input(one)
    .output(done),
};
