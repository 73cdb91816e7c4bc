import { entityNames } from '@archway/contract/field-names';
import type { Unit, UnitsQuery } from '@archway/contract/inventory/unit';
import { unitExportColumns, unitSheetFields } from '@archway/contract/inventory/unit-export';
import { headingsOf } from '@archway/contract/kernel/fields/headings';
import { treePaths } from '@archway/contract/kernel/tree-paths';
import type * as z from 'zod';
import { type ExportRequest, exported } from '../../audit/exported.ts';
import { column, type ExportedColumn, type ExportedList, fieldColumns } from '../../audit/exported-list.ts';
import type { FileContext } from '../../platform/http/calls/use-case-context.ts';
import { locationBranches } from '../branch-store.ts';
import { unitRows } from './unit-store.ts';

type Input = ExportRequest & Omit<z.output<typeof UnitsQuery>, 'page' | 'itemsPerPage'>;

/** Pieces as a file: all of them, or those of an item or a location. */
export const exportUnits = (context: FileContext, input: Input) => exported(context, unitList, input);

type Row = Unit & {
  readonly sku: string;
  readonly location?: string | undefined;
  readonly home?: string | undefined;
};

const columns: Readonly<Record<string, ExportedColumn<Row>>> = {
  code: column('text', ({ code }) => code),
  item: column('text', ({ itemName }) => itemName),
  sku: column('text', ({ sku }) => sku),
  status: column('text', ({ shownStatus }) => shownStatus),
  condition: column('text', ({ condition }) => condition),
  location: column('text', ({ location }) => location ?? null),
  locationCode: column('text', ({ locationCode }) => locationCode),
  home: column('text', ({ home }) => home ?? null),
  ...fieldColumns<typeof unitSheetFields, Row>(unitSheetFields),
  lastSeenAt: column('moment', ({ lastSeenAt }) => lastSeenAt),
  lastSeenBy: column('text', ({ lastSeenBy }) => lastSeenBy),
};

const unitList: ExportedList<Row, Input> = {
  title: { en: 'Pieces', fr: 'Exemplaires', ar: 'القطع' },
  entity: 'unit',
  query: unitRows,
  completed: async (db) => {
    const paths = treePaths(await locationBranches(db));
    return (row) => ({
      ...row,
      location: paths.get(row.locationId ?? ''),
      home: paths.get(row.homeLocationId ?? ''),
    });
  },
  columns,
  headings: headingsOf(unitExportColumns, entityNames('unit'), (column) =>
    column === 'home' ? 'homeLocationId' : column,
  ),
};
