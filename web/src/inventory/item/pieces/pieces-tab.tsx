import { mostUnits } from '@archway/contract/inventory/limits';
import { conditions, shownStatuses } from '@archway/contract/inventory/states';
import type { Unit } from '@archway/contract/inventory/unit';
import { unitActions } from '@archway/contract/inventory/unit-actions';
import { unitExportColumns } from '@archway/contract/inventory/unit-export';
import { unitListFields, unitSorts } from '@archway/contract/inventory/unit-fields';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { tableFilters } from '../../../kit/list/table-filters.ts';
import { useList } from '../../../kit/list/use-list.ts';
import { useSelection } from '../../../kit/list/use-selection.ts';
import { api } from '../../../platform/api/api.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { useMay } from '../../../platform/session/may.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FilterChip } from '../../../ui/list/filter-chip.tsx';
import { useInventoryWords } from '../../words.ts';
import classes from '../item.module.css';
import type { ItemTabProps } from '../item-tab.ts';
import { AddPiecesDrawer } from './add-pieces-drawer.tsx';
import { PieceDrawer } from './piece-drawer.tsx';
import { PiecesBar } from './pieces-bar.tsx';
import { useOpenedPiece, useOpenPiece } from './use-opened-piece.ts';
import { usePieceColumns } from './use-piece-columns.tsx';
import { useRecordAfterClose } from './use-record-after-close.ts';

const kind = {
  list: 'pieces',
  columns: unitSorts,
  sort: { by: 'code', order: 'asc' },
  filters: tableFilters(unitListFields),
} as const;

/** So few pieces are read at a glance: no search, no filters above them. */
const atAGlance = 8;
const noRows: readonly Unit[] = [];

/** Every piece: its code, how it is, where it is, and who saw it there last. */
export const PiecesTab = ({ item, onRecord }: ItemTabProps) => {
  const { t } = useTranslation(['inventory/item', 'inventory', 'names/inventory']);
  const may = useMay();
  const words = useInventoryWords();
  const ability = useAbility();
  const mayChange = ability.can('update', 'Item');
  const mayAdd = ability.can('create', 'Item');
  const [adding, add] = useDisclosure();
  const { open, close } = useOpenPiece();
  const list = useList(kind, usePieceColumns({ onOpen: open, onRecord }));
  const { filters } = list.value;
  const input = { itemId: item.id, ...list.input };
  const units = useQuery({
    ...queries.units.list.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const rows: readonly Unit[] = units.data?.rows ?? noRows;
  const opened = useOpenedPiece(item.id, rows);
  const recordAfterClose = useRecordAfterClose(opened !== null, close, onRecord);
  const selection = useSelection(rows, { most: mostUnits });
  const chosen = [...selection.chosen.values()];
  const many = list.filtered || (units.data?.total ?? 0) > atAGlance;

  return (
    <div className={classes.tab}>
      <ListPage
        list={list}
        part
        bare={!many}
        label={t('tabs.pieces')}
        rows={units}
        keyOf={({ id }) => id}
        search={t('table.search')}
        filters={
          <>
            <FilterChip
              label={t('names/inventory:unit.status')}
              value={filters.status}
              choices={shownStatuses
                .filter((status) => status !== 'none')
                .map((value) => ({ value, label: words.status(value) }))}
              onChange={(status) => list.filter({ status })}
            />
            <FilterChip
              label={t('names/inventory:unit.condition')}
              value={filters.condition}
              choices={conditions.map((value) => ({ value, label: words.condition(value) }))}
              onChange={(condition) => list.filter({ condition })}
            />
          </>
        }
        exported={{
          may: may('units.export'),
          columns: unitExportColumns,
          take: (request, options) =>
            api.units.export({ itemId: item.id, ...list.query, ...request }, options),
        }}
        empty={
          <EmptyState
            title={t('table.empty')}
            action={
              mayAdd && (
                <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={add.open}>
                  {t('actions.addPieces')}
                </Button>
              )
            }
          >
            {t('table.emptyHint')}
          </EmptyState>
        }
        onOpen={open}
        selection={
          mayChange
            ? { selected: selection.ids, onChange: selection.become, nameOf: ({ code }) => code }
            : undefined
        }
      />
      <PiecesBar
        pieces={chosen}
        onRecord={(action) =>
          onRecord(
            action,
            chosen.filter((unit) => unitActions[action](unit)),
            selection.clear,
          )
        }
        onClear={selection.clear}
      />
      <AddPiecesDrawer opened={adding} item={item} onClose={add.close} />
      <PieceDrawer piece={opened} onRecord={recordAfterClose} onClose={close} />
    </div>
  );
};
