import { entityNames } from '@archway/contract/field-names';
import { headingsOf } from '@archway/contract/kernel/fields/headings';
import type { PropertiesQuery, Property } from '@archway/contract/properties/property';
import { propertyExportColumns, propertySheetFields } from '@archway/contract/properties/property-export';
import type * as z from 'zod';
import { type ExportRequest, exported } from '../audit/exported.ts';
import { column, type ExportedColumn, type ExportedList, fieldColumns } from '../audit/exported-list.ts';
import { maySeeClients } from '../clients/may-see-clients.ts';
import { requireClientRights } from '../clients/require-client-rights.ts';
import type { FileContext } from '../platform/http/calls/use-case-context.ts';
import { propertyRows } from './property-store.ts';

type Input = ExportRequest & Omit<z.output<typeof PropertiesQuery>, 'page' | 'itemsPerPage'>;

/** What is and was staged, as a file. */
export const exportProperties = async (context: FileContext, input: Input) => {
  await requireClientRights(context.actor, input);
  return exported(context, maySeeClients(context.actor.ability) ? propertyList : withoutOwners, input);
};

const columns: Readonly<Record<string, ExportedColumn<Property>>> = {
  ...fieldColumns<typeof propertySheetFields, Property>(propertySheetFields),
  client: column('text', ({ clientName }) => clientName ?? ''),
  stagings: column('number', ({ stagings }) => stagings),
  updatedAt: column('moment', ({ updatedAt }) => updatedAt),
};

const propertyList: ExportedList<Property, Input> = {
  title: { en: 'Properties', fr: 'Biens', ar: 'العقارات' },
  entity: 'property',
  query: propertyRows,
  columns,
  headings: headingsOf(propertyExportColumns, entityNames('property')),
};

const withoutOwners: ExportedList<Property, Input> = {
  ...propertyList,
  columns: { ...columns, client: column('text', () => '') },
};
