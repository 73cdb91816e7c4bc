import type { ItemsQuery } from '@archway/contract/inventory/item';
import { wordSeparator } from '@archway/contract/inventory/item-columns';
import { type ItemExportColumn, itemExportHeadings } from '@archway/contract/inventory/item-export';
import type { ItemId } from '@archway/contract/kernel/ids';
import { treePaths } from '@archway/contract/kernel/tree-paths';
import { type ExportWish, exported, type Sender } from '../../audit/exported.ts';
import { column, type ExportedColumn, type ExportedList } from '../../audit/exported-list.ts';
import { categoryBranches, placeBranches } from '../branch-store.ts';
import { itemRows, ownFactNames, type SheetItem } from './item-sheet-store.ts';

type Input = ExportWish &
  Omit<ItemsQuery, 'page' | 'itemsPerPage'> & { readonly ids?: readonly ItemId[] | undefined };

/** Items as a file, under the headings that an import knows again. */
export const exportItems = (sender: Sender, input: Input) => exported(sender, itemList, input);

type Row = SheetItem & { readonly category?: string | undefined; readonly location?: string | undefined };

const columns: Record<ItemExportColumn, ExportedColumn<Row>> = {
  name: column('text', ({ name }) => name),
  sku: column('text', ({ sku }) => sku),
  category: column('text', ({ category }) => category ?? null),
  tracking: column('text', ({ tracking }) => tracking),
  status: column('text', ({ status }) => status),
  quantity: column('number', ({ owned }) => owned),
  location: column('text', ({ location }) => location ?? null),
  brand: column('text', ({ brand }) => brand),
  vendor: column('text', ({ vendorName }) => vendorName),
  vendorSku: column('text', ({ vendorSku }) => vendorSku),
  colourName: column('text', ({ colourName }) => colourName),
  colourFamily: column('text', ({ colourFamily }) => colourFamily),
  colourHex: column('text', ({ colourHex }) => colourHex),
  materials: column('words', ({ materials }) => materials),
  styles: column('words', ({ styles }) => styles),
  roomTypes: column('words', ({ roomTypes }) => roomTypes),
  tags: column('words', ({ tags }) => tags),
  width: column('length', ({ width }) => width),
  depth: column('length', ({ depth }) => depth),
  height: column('length', ({ height }) => height),
  weight: column('weight', ({ weight }) => weight),
  monthlyRent: column('money', ({ monthlyRent }) => monthlyRent),
  salePrice: column('money', ({ salePrice }) => salePrice),
  purchaseCost: column('money', ({ purchaseCost }) => purchaseCost),
  replacementCost: column('money', ({ replacementCost }) => replacementCost),
  fragile: column('flag', ({ fragile }) => fragile),
  twoPerson: column('flag', ({ twoPerson }) => twoPerson),
  packMethod: column('text', ({ packMethod }) => packMethod),
  bufferDays: column('number', ({ bufferDays }) => bufferDays),
  description: column('text', ({ description }) => description),
  shownStatus: column('text', ({ shownStatus }) => shownStatus),
  available: column('number', ({ available }) => available),
  createdAt: column('moment', ({ createdAt }) => createdAt),
  updatedAt: column('moment', ({ updatedAt }) => updatedAt),
};

const itemList: ExportedList<Row, Input> = {
  action: 'item.exported',
  type: 'Item',
  title: { en: 'Items', fr: 'Articles', ar: 'الأصناف' },
  query: (db, input) =>
    itemRows(db, input, { withPlaces: !input.columns || input.columns.includes('location') }),
  completed: async (db) => {
    const categories = treePaths(await categoryBranches(db));
    const places = treePaths(await placeBranches(db));
    return (row) => ({
      ...row,
      category: categories.get(row.categoryId),
      location: row.placeIds.flatMap((id) => places.get(id) ?? []).join(wordSeparator),
    });
  },
  columns,
  headings: itemExportHeadings,
  more: async (db) =>
    (await ownFactNames(db)).map((name) => ({
      key: name,
      heading: name,
      // A fact may be named like something that every object has.
      ...column('text', ({ customFields }: Row) =>
        Object.hasOwn(customFields, name) ? (customFields[name] ?? null) : null,
      ),
    })),
};
