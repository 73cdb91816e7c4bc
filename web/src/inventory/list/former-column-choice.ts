import { hasKeptColumns, keepColumns } from '../../kit/list/column-choice.ts';
import { readStoredObject, stored } from '../../platform/storage/local-storage.ts';

const key = 'inventoryColumns';

/** Takes over, once, the columns that a device chose for items before all lists kept theirs together. */
export const takeOverColumns = () => {
  for (const [organization, columns] of Object.entries(readStoredObject(key) ?? {})) {
    const items = { organization, list: 'items' } as const;
    if (Array.isArray(columns) && !hasKeptColumns(items))
      keepColumns(
        items,
        columns.filter((column) => typeof column === 'string'),
      );
  }
  stored.remove(key);
};
