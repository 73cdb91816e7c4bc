import { mostUnits } from '@archway/contract/inventory/limits';
import type { Balance, Unit } from '@archway/contract/inventory/unit';
import { unitActions } from '@archway/contract/inventory/unit-actions';
import { unitExportColumns } from '@archway/contract/inventory/unit-export';
import { unitSorts } from '@archway/contract/inventory/unit-fields';
import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { Button } from '@mantine/core';
import { IconTransfer } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '../../kit/list/use-list.ts';
import { useSelection } from '../../kit/list/use-selection.ts';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { useMay } from '../../platform/session/may.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import { BulkHere } from './bulk-here.tsx';
import { RelocateDialog } from './relocate-dialog.tsx';
import { balanceKey } from './relocate-rules.ts';
import { UnitsHere } from './units-here.tsx';
import { useUnitColumns } from './use-unit-columns.tsx';

const kind = {
  list: 'stored',
  columns: unitSorts,
  sort: { by: 'code', order: 'asc' },
  filters: {},
} as const;

const noUnits: readonly Unit[] = [];
const nothing: ReadonlyMap<string, never> = new Map<string, never>();

/** What stands in a location and in everything inside it. Whoever may, selects pieces and moves them elsewhere. */
export const LocationContents = ({
  location,
  rows,
}: {
  location: StorageLocation;
  rows: readonly StorageLocation[];
}) => {
  const { t } = useTranslation('storage');
  const may = useMay();
  const mayMove = useAbility().can('update', 'Item');
  const list = useList(kind, useUnitColumns(rows, location.id));
  const input = { locationId: location.id, ...list.input };
  const units = useQuery({
    ...queries.units.list.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const balances = useQuery(queries.stock.balances.queryOptions({ input: { locationId: location.id } }));
  const chosen = useSelection(units.data?.rows ?? noUnits, { most: mostUnits, fits: unitActions.move });
  const [chosenBulk, setChosenBulk] = useState<ReadonlyMap<string, Balance>>(nothing);
  const [moving, setMoving] = useState(false);
  const clear = () => {
    chosen.clear();
    setChosenBulk(nothing);
  };
  const isEmpty = units.data?.total === 0 && balances.data?.rows.length === 0 && !list.filtered;
  if (isEmpty) {
    return (
      <Panel>
        <EmptyState title={t('contents.empty')}>{t('contents.emptyHint')}</EmptyState>
      </Panel>
    );
  }
  const count = chosen.ids.size + chosenBulk.size;
  return (
    <>
      <UnitsHere
        units={units}
        list={list}
        exported={{
          may: may('units.export'),
          columns: unitExportColumns,
          take: (request, options) =>
            api.units.export({ locationId: location.id, ...list.query, ...request }, options),
        }}
        selection={mayMove ? chosen : undefined}
      />
      <BulkHere
        balances={balances}
        selection={
          mayMove
            ? {
                chosen: chosenBulk,
                onChange: (ids, shown) => setChosenBulk(pick(ids, chosenBulk, shown, balanceKey)),
              }
            : undefined
        }
      />
      <SelectionBar
        label={t('selection.label')}
        count={count}
        words={t('selection.count', { count })}
        clear={t('selection.clear')}
        onClear={clear}
      >
        <Button leftSection={<IconTransfer size={18} aria-hidden />} onClick={() => setMoving(true)}>
          {t('selection.move')}
        </Button>
      </SelectionBar>
      <RelocateDialog
        opened={moving}
        units={[...chosen.chosen.values()]}
        balances={[...chosenBulk.values()]}
        onClose={() => setMoving(false)}
        onMoved={clear}
      />
    </>
  );
};

/** The rows that are selected now, those of other pages too. */
const pick = <Row,>(
  ids: ReadonlySet<string>,
  before: ReadonlyMap<string, Row>,
  shown: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, Row> => {
  const known = new Map([...before, ...shown.map((row) => [keyOf(row), row] as const)]);
  return new Map([...known].filter(([id]) => ids.has(id)));
};
