import { entityNames } from '@archway/contract/field-names';
import { headingsOf } from '@archway/contract/kernel/fields/headings';
import type { Vendor, VendorsQuery } from '@archway/contract/vendors/vendor';
import { vendorExportColumns } from '@archway/contract/vendors/vendor-export';
import { vendorFields } from '@archway/contract/vendors/vendor-fields';
import type * as z from 'zod';
import { type ExportRequest, exported } from '../audit/exported.ts';
import { column, type ExportedColumn, type ExportedList, fieldColumns } from '../audit/exported-list.ts';
import type { FileContext } from '../platform/http/calls/use-case-context.ts';
import { vendorRows } from './vendor-store.ts';

type Input = ExportRequest & Omit<z.output<typeof VendorsQuery>, 'page' | 'itemsPerPage'>;

/** Where pieces are bought, as a file. */
export const exportVendors = (context: FileContext, input: Input) => exported(context, vendorList, input);

const columns: Readonly<Record<string, ExportedColumn<Vendor>>> = {
  ...fieldColumns<typeof vendorFields, Vendor>(vendorFields),
  items: column('number', ({ items }) => items),
  updatedAt: column('moment', ({ updatedAt }) => updatedAt),
};

const vendorList: ExportedList<Vendor, Input> = {
  title: { en: 'Vendors', fr: 'Fournisseurs', ar: 'المورّدون' },
  entity: 'vendor',
  query: vendorRows,
  columns,
  headings: headingsOf(vendorExportColumns, entityNames('vendor')),
};
