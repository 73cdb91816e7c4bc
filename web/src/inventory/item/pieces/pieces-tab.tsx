import { conditions, shownStatuses } from '@archway/contract/inventory/states';
import type { Unit } from '@archway/contract/inventory/unit';
import { unitActions } from '@archway/contract/inventory/unit-actions';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { useMay } from '../../../platform/session/may.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ExportMenu } from '../../../ui/downloads/export-menu.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { FilterRow } from '../../../ui/filter-row.tsx';
import { Pages } from '../../../ui/pages.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Results } from '../../../ui/results.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { TableSkeleton } from '../../../ui/table-skeleton.tsx';
import { useListSearch } from '../../../ui/use-list-search.ts';
import { useInventoryWords } from '../../words.ts';
import classes from '../item.module.css';
import type { ItemTabProps } from '../item-view.tsx';
import { AddPiecesDrawer } from './add-pieces-drawer.tsx';
import { PieceDrawer } from './piece-drawer.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useAskNext } from './use-ask-next.ts';
import { useOpenedPiece } from './use-opened-piece.ts';
import { usePieceColumns } from './use-piece-columns.tsx';
import { usePieceSelection } from './use-piece-selection.ts';

const kind = {
  columns: ['code', 'status', 'condition', 'location', 'lastSeenAt'],
  sort: { by: 'code', order: 'asc' },
  filters: ['status', 'condition'],
} as const;

type Input = Exclude<Parameters<typeof queries.units.list.queryOptions>[0]['input'], symbol | undefined>;

/** So few pieces are read at a glance: no search, no filters above them. */
const atAGlance = 8;

/** Every piece: its code, how it is, where it is, and who saw it there last. */
export const PiecesTab = ({ item, onAsk }: ItemTabProps) => {
  const { t } = useTranslation(['inventory/item', 'inventory']);
  const may = useMay();
  const words = useInventoryWords();
  const list = useListSearch(kind);
  const ability = useAbility();
  const mayChange = ability.can('update', 'Item');
  const mayAdd = ability.can('create', 'Item');
  const [adding, add] = useDisclosure();
  const { page, itemsPerPage, searchQuery, sort, filters } = list.value;
  const input = {
    itemId: item.id,
    page,
    itemsPerPage,
    searchQuery,
    sortBy: sort.by,
    orderBy: sort.order,
    ...filters,
  } as Input; // columns and filters of `kind`
  const units = useQuery({
    ...queries.units.list.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const rows: readonly Unit[] = units.data?.rows ?? [];
  const { opened, open, close } = useOpenedPiece(item.id, rows);
  const askNext = useAskNext(opened !== null, close, onAsk);
  const columns = usePieceColumns({ onOpen: open, onAsk });
  const { selected, chosen, select, clear } = usePieceSelection(rows);
  const many = list.filtered || (units.data?.total ?? 0) > atAGlance;

  return (
    <div className={classes.tab}>
      {many && (
        <FilterRow
          search={<SearchField label={t('table.search')} value={searchQuery} onSearch={list.search} />}
          tools={
            <ExportMenu
              may={may('units.export')}
              name={t('tabs.pieces')}
              disabled={!units.data?.total}
              take={({ format, language }) =>
                ({ signal, onReceived }) =>
                  api.units.export({ ...input, format, language }, { signal, context: { onReceived } })
                }
            />
          }
          onClear={list.filtered ? list.clear : undefined}
        >
          <FilterChip
            label={t('inventory:fields.status')}
            value={filters.status}
            choices={shownStatuses
              .filter((status) => status !== 'none')
              .map((value) => ({ value, label: words.status(value) }))}
            onChange={(status) => list.filter({ status })}
          />
          <FilterChip
            label={t('inventory:fields.condition')}
            value={filters.condition}
            choices={conditions.map((value) => ({ value, label: words.condition(value) }))}
            onChange={(condition) => list.filter({ condition })}
          />
        </FilterRow>
      )}
      <Panel flush>
        <Results
          of={units}
          skeleton={<TableSkeleton columns={5} />}
          isEmpty={({ total }) => total === 0}
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
          onClearFilters={list.filtered ? list.clear : undefined}
        >
          {({ total }) => (
            <>
              <DataTable
                label={t('tabs.pieces')}
                columns={columns}
                rows={rows}
                keyOf={({ id }) => id}
                sort={sort}
                onSort={list.sortBy}
                onOpen={open}
                selection={
                  mayChange
                    ? {
                        selected,
                        onChange: select,
                        nameOf: ({ code }) => code,
                      }
                    : undefined
                }
              />
              {(total > itemsPerPage || many) && (
                <Pages
                  total={total}
                  page={page}
                  itemsPerPage={itemsPerPage}
                  onPage={list.goTo}
                  onItemsPerPage={list.show}
                />
              )}
            </>
          )}
        </Results>
      </Panel>
      {chosen.length > 0 && (
        <SelectionBar
          pieces={chosen}
          onAsk={(action) =>
            onAsk(
              action,
              chosen.filter((unit) => unitActions[action](unit)),
              clear,
            )
          }
          onClear={clear}
        />
      )}
      <AddPiecesDrawer opened={adding} item={item} onClose={add.close} />
      <PieceDrawer piece={opened} onAsk={askNext} onClose={close} />
    </div>
  );
};
