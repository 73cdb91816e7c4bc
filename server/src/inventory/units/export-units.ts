import type { Unit, UnitsQuery } from '@archway/contract/inventory/unit';
import { type UnitExportColumn, unitExportHeadings } from '@archway/contract/inventory/unit-export';
import { treePaths } from '@archway/contract/kernel/tree-paths';
import type * as z from 'zod';
import { type ExportWish, exported, type Sender } from '../../audit/exported.ts';
import { column, type ExportedColumn, type ExportedList } from '../../audit/exported-list.ts';
import { placeBranches } from '../branch-store.ts';
import { unitRows } from './unit-store.ts';

type Input = ExportWish & Omit<z.output<typeof UnitsQuery>, 'page' | 'itemsPerPage'>;

/** Pieces as a file: all of them, or those of an item or a place. */
export const exportUnits = (sender: Sender, input: Input) => exported(sender, unitList, input);

type Row = Unit & {
  readonly sku: string;
  readonly location?: string | undefined;
  readonly home?: string | undefined;
};

const columns: Record<UnitExportColumn, ExportedColumn<Row>> = {
  code: column('text', ({ code }) => code),
  item: column('text', ({ itemName }) => itemName),
  sku: column('text', ({ sku }) => sku),
  status: column('text', ({ shownStatus }) => shownStatus),
  condition: column('text', ({ condition }) => condition),
  location: column('text', ({ location }) => location ?? null),
  locationCode: column('text', ({ locationCode }) => locationCode),
  home: column('text', ({ home }) => home ?? null),
  serial: column('text', ({ serial }) => serial),
  acquiredOn: column('day', ({ acquiredOn }) => acquiredOn),
  acquisitionCost: column('money', ({ acquisitionCost }) => acquisitionCost),
  lastSeenAt: column('moment', ({ lastSeenAt }) => lastSeenAt),
  lastSeenBy: column('text', ({ lastSeenBy }) => lastSeenBy),
  note: column('text', ({ note }) => note),
};

const unitList: ExportedList<Row, Input> = {
  action: 'unit.exported',
  type: 'Unit',
  title: { en: 'Pieces', fr: 'Unités', ar: 'القطع' },
  query: unitRows,
  completed: async (db) => {
    const paths = treePaths(await placeBranches(db));
    return (row) => ({
      ...row,
      location: paths.get(row.locationId ?? ''),
      home: paths.get(row.homeLocationId ?? ''),
    });
  },
  columns,
  headings: unitExportHeadings,
};
