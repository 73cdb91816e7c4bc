import type { Unit } from '@archway/contract/inventory/unit';
import type { unitExportColumns } from '@archway/contract/inventory/unit-export';
import { useTranslation } from 'react-i18next';
import type { ExportedList } from '../../kit/list/exported-list.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { List } from '../../kit/list/use-list.ts';
import type { Selection } from '../../kit/list/use-selection.ts';

type UnitsHereProps = {
  units: Parameters<typeof ListPage<Unit, never>>[0]['rows'];
  list: List<Unit>;
  exported: ExportedList<(typeof unitExportColumns)[number]>;
  selection: Selection<Unit> | undefined;
};

/** The pieces with codes of their own that stand in a location. A location that holds only balances has no such list. */
export const UnitsHere = ({ units, list, exported, selection }: UnitsHereProps) => {
  const { t } = useTranslation('storage');
  if (units.data?.total === 0 && !list.filtered) return null;
  return (
    <ListPage
      list={list}
      title={t('contents.units')}
      label={t('contents.units')}
      rows={units}
      keyOf={({ id }) => id}
      search={t('contents.search')}
      exported={exported}
      empty={null}
      selection={
        selection && {
          selected: selection.ids,
          onChange: selection.become,
          nameOf: ({ code, itemName }) => `${code} ${itemName}`,
        }
      }
    />
  );
};
