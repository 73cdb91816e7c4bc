import { useTranslation } from 'react-i18next';
import { useColumnName } from '../../use-item-names.ts';
import type { SheetColumn } from './sheet-columns.ts';

/** What stands above a column of the sheet. */
export const useSheetName = () => {
  const { t } = useTranslation('inventory/add');
  const columnName = useColumnName();
  return (column: SheetColumn) =>
    column === 'quantity' || column === 'purchaseCost' ? t(`many.columns.${column}`) : columnName(column);
};
