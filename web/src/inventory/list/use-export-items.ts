import { api } from '../../platform/api/api.ts';
import { useMay } from '../../platform/session/may.ts';
import type { TakeFile } from '../../ui/downloads/downloads.ts';
import type { ExportChoice } from '../../ui/downloads/export-menu.tsx';
import { exportColumns } from './export-columns.ts';
import type { ItemsList } from './use-items-list.ts';

type Exported = Pick<ItemsList, 'input' | 'columnChoice'>;

/** The items as they are looked for, sorted and chosen, as a file: all that fit, or those that are named. */
export const useExportItems = ({ input, columnChoice }: Exported, ids?: readonly string[]) => {
  const may = useMay();
  const { page: _, itemsPerPage: __, ...query } = input;
  return {
    may: may('items.export'),
    chosenColumns: true,
    take:
      ({ format, language, columns }: ExportChoice): TakeFile =>
      ({ signal, onReceived }) => {
        const request = {
          ...query,
          format,
          language,
          ...(columns === 'shown' ? { columns: exportColumns(columnChoice.shown) } : {}),
          ...(ids ? { ids: [...ids] } : {}),
        } as Parameters<typeof api.items.export>[0]; // the address holds what the contract reads
        return api.items.export(request, { signal, context: { onReceived } });
      },
  };
};
