import { fieldOfColumn, type ItemColumn } from '@archway/contract/inventory/item-columns';
import type names from '@archway/contract/inventory/names/en.json';
import { useFieldWords } from '../ui/fields/use-field-words.ts';

/** What the fields of an item, and its other columns, are called. */
export const useItemWords = () => useFieldWords<keyof typeof names.item>('inventory', 'item');

export const useItemNames = () => useItemWords().nameOf;

/** What stands above a column of a sheet. */
export const useColumnName = () => {
  const nameOf = useItemNames();
  return (column: ItemColumn) =>
    nameOf((fieldOfColumn.get(column) ?? column) as Parameters<typeof nameOf>[0]); // each has one
};

/** What the options of a choice are called. */
export const useOptionName = () => useItemWords().optionName;
