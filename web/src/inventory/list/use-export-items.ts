import { type ItemExportColumn, itemExportColumns } from '@archway/contract/inventory/item-export';
import { type CustomKey, isCustomKey } from '@archway/contract/kernel/fields/custom-table';
import type { ExportedList } from '../../kit/list/exported-list.ts';
import { api } from '../../platform/api/api.ts';
import { useMay } from '../../platform/session/may.ts';
import type { ItemsList } from './use-items-list.ts';

export type ItemSheetColumn = ItemExportColumn | CustomKey;

/** The items as they are looked for and sorted, as a file: all that fit, or those that are named. */
export const useExportItems = (
  { query, sheet }: Pick<ItemsList, 'query' | 'sheet'>,
  ids?: readonly string[],
): ExportedList<ItemSheetColumn> => ({
  may: useMay()('items.export'),
  // What is free is free on some days.
  columns: [
    ...itemExportColumns.filter((column) => column !== 'free' || query.freeFrom || query.freeTo),
    ...sheet.filter(isCustomKey),
  ],
  take: (request, options) =>
    api.items.export({ ...query, ...request, ...(ids ? { ids: [...ids] } : {}) }, options),
});
