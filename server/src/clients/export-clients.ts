import type { Client, ClientsQuery } from '@archway/contract/clients/client';
import { clientExportColumns } from '@archway/contract/clients/client-export';
import { clientFields } from '@archway/contract/clients/client-fields';
import { entityNames } from '@archway/contract/field-names';
import { headingsOf } from '@archway/contract/kernel/fields/headings';
import type * as z from 'zod';
import { type ExportRequest, exported } from '../audit/exported.ts';
import { column, type ExportedColumn, type ExportedList, fieldColumns } from '../audit/exported-list.ts';
import type { FileContext } from '../platform/http/calls/use-case-context.ts';
import { clientRows } from './client-store.ts';

type Input = ExportRequest & Omit<z.output<typeof ClientsQuery>, 'page' | 'itemsPerPage'>;

/** Whom the company works for, as a file. */
export const exportClients = (context: FileContext, input: Input) => exported(context, clientList, input);

const columns: Readonly<Record<string, ExportedColumn<Client>>> = {
  ...fieldColumns<typeof clientFields, Client>(clientFields),
  stagings: column('number', ({ stagings }) => stagings),
  updatedAt: column('moment', ({ updatedAt }) => updatedAt),
};

const clientList: ExportedList<Client, Input> = {
  title: { en: 'Clients', fr: 'Clients', ar: 'العملاء' },
  entity: 'client',
  query: clientRows,
  columns,
  headings: headingsOf(clientExportColumns, entityNames('client')),
};
