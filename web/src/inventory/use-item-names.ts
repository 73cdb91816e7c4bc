import { fieldOfColumn, type ItemColumn } from '@archway/contract/inventory/item-columns';
import type { ItemField } from '@archway/contract/inventory/item-fields';
import type names from '@archway/contract/inventory/names/en.json';
import { useTranslation } from 'react-i18next';

/** What the fields of an item, and its other columns, are called. */
export const useItemNames = () => {
  const { t } = useTranslation('names/inventory');
  return (name: keyof typeof names.item) => t(`item.${name}`);
};

/** What stands above a column of a sheet. */
export const useColumnName = () => {
  const nameOf = useItemNames();
  return (column: ItemColumn) =>
    nameOf((fieldOfColumn.get(column) ?? column) as Parameters<typeof nameOf>[0]); // each has one
};

/** What the options of a choice are called. */
export const useOptionName = () => {
  const { t, i18n } = useTranslation('names/inventory');
  return (field: ItemField, option: string): string => {
    const key = `options.item.${field}.${option}`;
    return i18n.exists(`names/inventory:${key}`) ? t(key as 'item.name') : option; // just asked
  };
};
