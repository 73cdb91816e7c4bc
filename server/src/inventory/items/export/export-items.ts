import type { ItemsQuery } from '@archway/contract/inventory/item';
import { wordSeparator } from '@archway/contract/inventory/item-columns';
import { type ItemExportColumn, itemExportColumns } from '@archway/contract/inventory/item-export';
import { itemFields } from '@archway/contract/inventory/item-fields';
import { itemExportHeadings } from '@archway/contract/inventory/item-headings';
import { customKey, customTable } from '@archway/contract/kernel/fields/custom-table';
import type { CustomValues, Fields } from '@archway/contract/kernel/fields/fields';
import type { ItemId } from '@archway/contract/kernel/ids';
import { treePaths } from '@archway/contract/kernel/tree-paths';
import { type ExportRequest, exported } from '../../../audit/exported.ts';
import {
  column,
  type ExportedColumn,
  type ExportedList,
  fieldColumns,
} from '../../../audit/exported-list.ts';
import { readCustomFields } from '../../../organizations/custom-fields/lock-custom-fields.ts';
import type { FileContext } from '../../../platform/http/calls/use-case-context.ts';
import { categoryBranches, locationBranches } from '../../branch-store.ts';
import { itemRows, type SheetItem } from './item-sheet-store.ts';

type Input = ExportRequest &
  Omit<ItemsQuery, 'page' | 'itemsPerPage' | 'count'> & { readonly ids?: readonly ItemId[] | undefined };

/** Items as a file, under the headings that an import knows again. */
export const exportItems = (context: FileContext, input: Input) => exported(context, itemList, input);

type Row = SheetItem & { readonly category?: string | undefined; readonly location?: string | undefined };

/** What is written otherwise than a field is, or is no field. */
const ownColumns = {
  category: column('text', ({ category }) => category ?? null),
  vendor: column('text', ({ vendorName }) => vendorName),
  location: column('text', ({ location }) => location ?? null),
  tracking: column('text', ({ tracking }) => tracking),
  status: column('text', ({ status }) => status),
  quantity: column('number', ({ owned }) => owned),
  shownStatus: column('text', ({ shownStatus }) => shownStatus),
  available: column('number', ({ available }) => available),
  free: column('number', ({ free }) => free),
  createdAt: column('moment', ({ createdAt }) => createdAt),
  updatedAt: column('moment', ({ updatedAt }) => updatedAt),
} satisfies Partial<Record<ItemExportColumn, ExportedColumn<Row>>>;

const known: Readonly<Record<string, ExportedColumn<Row>>> = {
  ...fieldColumns<typeof itemFields, Row>(itemFields),
  ...ownColumns,
};
const columns = Object.fromEntries(itemExportColumns.map((name) => [name, known[name]])) as Record<
  ItemExportColumn,
  ExportedColumn<Row>
>; // a field, or what is no field

const itemList: ExportedList<Row, Input> = {
  title: { en: 'Items', fr: 'Articles', ar: 'الأصناف' },
  entity: 'item',
  optionsOf: { shownStatus: ['unit', 'status'] },
  query: (db, input) =>
    itemRows(db, input, { withLocations: !input.columns || input.columns.includes('location') }),
  completed: async (db) => {
    const categories = treePaths(await categoryBranches(db));
    const locations = treePaths(await locationBranches(db));
    return (row) => ({
      ...row,
      category: categories.get(row.categoryId),
      location: row.locationIds.flatMap((id) => locations.get(id) ?? []).join(wordSeparator),
    });
  },
  columns,
  headings: itemExportHeadings,
  more: async (db) => {
    const definitions = await readCustomFields(db, 'item');
    const columnsOf = fieldColumns<Fields, CustomValues>(customTable(definitions));
    return definitions.map(({ id, name }) => ({
      wanted: customKey(id),
      key: name,
      heading: name,
      ...ofCustomField(id, columnsOf[id]),
    }));
  },
};

/** A column of values, read from the items that have one. */
const ofCustomField = (id: string, values: ExportedColumn<CustomValues> | undefined): ExportedColumn<Row> => {
  if (!values) throw new Error('A definition has no column.');
  return { kind: values.kind, cell: ({ customFields }) => values.cell({ [id]: customFields[id] ?? null }) };
};
