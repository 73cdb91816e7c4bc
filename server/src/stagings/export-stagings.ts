import { entityNames } from '@archway/contract/field-names';
import { headingsOf } from '@archway/contract/kernel/fields/headings';
import type { Staging, StagingsQuery } from '@archway/contract/stagings/staging';
import { stagingExportColumns, stagingSheetFields } from '@archway/contract/stagings/staging-export';
import type * as z from 'zod';
import { type ExportRequest, exported } from '../audit/exported.ts';
import { column, type ExportedColumn, type ExportedList, fieldColumns } from '../audit/exported-list.ts';
import { maySeeClients } from '../clients/may-see-clients.ts';
import { requireClientRights } from '../clients/require-client-rights.ts';
import { todayThere } from '../organizations/find-today.ts';
import type { FileContext } from '../platform/http/calls/use-case-context.ts';
import { maySeeCosts } from '../team/cost-rules.ts';
import { stagingSheet } from './staging-list-store.ts';

type Input = ExportRequest & Omit<z.output<typeof StagingsQuery>, 'page' | 'itemsPerPage'>;

/** Jobs, as a file. */
export const exportStagings = async (context: FileContext, input: Input) => {
  await requireClientRights(context.actor, input);
  return exported(context, stagingList, input);
};

const columns: Readonly<Record<string, ExportedColumn<Staging>>> = {
  number: column('number', ({ number }) => number),
  status: column('text', ({ status }) => status),
  ...fieldColumns<typeof stagingSheetFields, Staging>(stagingSheetFields),
  designer: column('text', ({ designerName }) => designerName ?? ''),
  client: column('text', ({ clientName }) => clientName ?? ''),
  agent: column('text', ({ agentName }) => agentName ?? ''),
  homeowner: column('text', ({ homeownerName }) => homeownerName ?? ''),
  property: column('text', ({ address, city }) => `${address}, ${city}`),
  installOn: column('day', ({ installOn }) => installOn),
  endsOn: column('day', ({ endsOn }) => endsOn),
  termDays: column('number', ({ termDays }) => termDays),
  pieces: column('number', ({ pieces }) => pieces),
  updatedAt: column('moment', ({ updatedAt }) => updatedAt),
};

const stagingList: ExportedList<Staging, Input> = {
  title: { en: 'Stagings', fr: 'Mises en scène', ar: 'التجهيزات' },
  entity: 'staging',
  query: (db, input, { ability }) =>
    stagingSheet(db, input, {
      withClients: maySeeClients(ability),
      withCosts: maySeeCosts(ability),
      today: todayThere(db),
    }),
  columns,
  headings: headingsOf(stagingExportColumns, entityNames('staging')),
};
