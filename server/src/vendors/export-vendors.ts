import type { Vendor, VendorsQuery } from '@archway/contract/vendors/vendor';
import { type VendorExportColumn, vendorExportHeadings } from '@archway/contract/vendors/vendor-export';
import type * as z from 'zod';
import { type ExportWish, exported, type Sender } from '../audit/exported.ts';
import { column, type ExportedColumn, type ExportedList } from '../audit/exported-list.ts';
import { vendorRows } from './vendor-store.ts';

type Input = ExportWish & Omit<z.output<typeof VendorsQuery>, 'page' | 'itemsPerPage'>;

/** Where pieces are bought, as a file. */
export const exportVendors = (sender: Sender, input: Input) => exported(sender, vendorList, input);

const columns: Record<VendorExportColumn, ExportedColumn<Vendor>> = {
  name: column('text', ({ name }) => name),
  kind: column('text', ({ kind }) => kind),
  email: column('text', ({ email }) => email),
  phone: column('text', ({ phone }) => phone),
  website: column('text', ({ website }) => website),
  address: column('text', ({ address }) => address),
  terms: column('text', ({ terms }) => terms),
  contacts: column('words', ({ contacts }) =>
    contacts.map(({ name, role, email, phone }) => [name, role, email, phone].filter(Boolean).join(', ')),
  ),
  items: column('number', ({ items }) => items),
  notes: column('text', ({ notes }) => notes),
  updatedAt: column('moment', ({ updatedAt }) => updatedAt),
};

const vendorList: ExportedList<Vendor, Input> = {
  action: 'vendor.exported',
  type: 'Vendor',
  title: { en: 'Vendors', fr: 'Fournisseurs', ar: 'الموردون' },
  query: vendorRows,
  columns,
  headings: vendorExportHeadings,
};
