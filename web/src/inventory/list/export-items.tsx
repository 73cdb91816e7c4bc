import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useMay } from '../../platform/session/may.ts';
import { ExportMenu } from '../../ui/downloads/export-menu.tsx';
import { useColumnChoice } from './column-choice.ts';
import { exportColumns } from './export-columns.ts';
import { queryOf } from './list-state.ts';
import type { ItemsList } from './use-items-list.ts';

type ExportItemsProps = {
  list: ItemsList;
  /** Set for a list that is bound to a category. */
  category?: string | undefined;
  /** The chosen items alone; all that fit when none are named. */
  ids?: readonly string[] | undefined;
  position?: 'bottom-end' | 'top-end' | undefined;
  disabled?: boolean | undefined;
};

/** The items as they are looked for, sorted and chosen, as a file. */
export const ExportItems = ({ list, category, ids, ...menu }: ExportItemsProps) => {
  const { t } = useTranslation('inventory/list');
  const may = useMay();
  const { columns: shown } = useColumnChoice();
  return (
    <ExportMenu
      may={may('items.export')}
      name={t('title')}
      label={ids && t('bulk.export', { count: ids.length })}
      chosenColumns
      take={({ format, language, columns }) =>
        ({ signal, onReceived }) => {
          const { page: _, itemsPerPage: __, ...query } = queryOf(list.value, category);
          const request = {
            ...query,
            format,
            language,
            ...(columns === 'shown' ? { columns: exportColumns(shown) } : {}),
            ...(ids ? { ids: [...ids] } : {}),
          } as Parameters<typeof api.items.export>[0]; // the address holds what the contract reads
          return api.items.export(request, { signal, context: { onReceived } });
        }}
      {...menu}
    />
  );
};
