import { namesWhere } from '@archway/contract/kernel/fields/fields';
import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { storageLocationFields } from '@archway/contract/storage/storage-location-fields';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import { useAbility } from '../platform/session/ability.ts';
import { useMay } from '../platform/session/may.ts';
import { ExportMenu } from '../ui/downloads/export-menu.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { FilterRow } from '../ui/list/filter-row.tsx';
import { findsWords } from '../ui/list/find-words.ts';
import { Results } from '../ui/list/results.tsx';
import { SearchField } from '../ui/list/search-field.tsx';
import { useListSearch } from '../ui/list/use-list-search.ts';
import { OpenAllButton } from '../ui/tree/open-all-button.tsx';
import { Tree } from '../ui/tree/tree.tsx';
import { inTreeOrder, matchesWithPath, sumsWithin } from '../ui/tree/tree-rows.ts';
import { TreeSkeleton } from '../ui/tree/tree-skeleton.tsx';
import { useOpenRows } from '../ui/tree/use-open-rows.ts';
import { DemoButton } from './demo-button.tsx';
import { LocationDrawer, type LocationInHand } from './location-drawer.tsx';
import { LocationLine } from './location-line.tsx';
import { LocationMenu } from './location-menu.tsx';
import { RemoveLocationDialog } from './remove-location-dialog.tsx';
import { useStorageLocations } from './use-storage-locations.ts';

/** What a search looks at. */
const searched = namesWhere(storageLocationFields, 'search');

const kind = { columns: ['name'], sort: { by: 'name', order: 'asc' }, filters: {} } as const;

/** A house with more locations than this is first shown from its halls down to what stands in them. */
const fewLocations = 60;
const none: readonly StorageLocation[] = [];

/** A warehouse hand finds the bin for a piece, and sees where there is still room. */
export const StoragePage = () => {
  const { t } = useTranslation('storage');
  const may = useMay();
  const ability = useAbility();
  const locations = useStorageLocations();
  const rows = locations.data?.rows ?? none;
  const list = useListSearch(kind);
  const { searchQuery } = list.value;
  const tree = useOpenRows('storage', (depth) => rows.length <= fewLocations || depth === 0);
  const [inHand, setInHand] = useState<LocationInHand | null>(null);
  const [removed, setRemoved] = useState<StorageLocation | null>(null);
  const sums = sumsWithin(rows, ({ pieces }) => pieces);
  const found = searchQuery
    ? matchesWithPath(rows, (row) =>
        findsWords(searched.map((name) => row[name] ?? '').join(' '), searchQuery),
      )
    : rows;
  // Whatever was found is shown, also in locations that are closed otherwise.
  const branches = inTreeOrder(found, searchQuery ? undefined : tree.isOpen);
  const mayCreate = ability.can('create', 'StorageLocation');
  const add = mayCreate && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setInHand({})}>
      {t('add')}
    </Button>
  );
  return (
    <Page
      title={t('title')}
      count={locations.data?.rows.length}
      description={t('description')}
      actions={
        <>
          {!searchQuery && <OpenAllButton rows={rows} isOpen={tree.isOpen} onChange={tree.set} />}
          {add}
        </>
      }
    >
      <FilterRow
        search={<SearchField label={t('search')} value={searchQuery} onSearch={list.search} />}
        tools={
          <ExportMenu
            may={may('storage.export')}
            name={t('title')}
            disabled={rows.length === 0}
            take={({ format, language }) =>
              ({ signal, onReceived }) =>
                api.storage.export({ format, language }, { signal, context: { onReceived } })
              }
          />
        }
        onClear={list.filtered ? list.clear : undefined}
      />
      <Panel flush>
        <Results
          of={locations}
          skeleton={<TreeSkeleton />}
          isEmpty={() => found.length === 0}
          empty={
            <EmptyState
              title={t('empty')}
              action={
                mayCreate && (
                  <>
                    {add}
                    <DemoButton />
                  </>
                )
              }
            >
              {t('emptyHint')}
            </EmptyState>
          }
          onClearFilters={list.filtered ? list.clear : undefined}
        >
          {() => (
            <Tree label={t('title')} branches={branches}>
              {({ row, depth, children }) => (
                <LocationLine
                  location={row}
                  depth={depth}
                  open={children === 0 || searchQuery ? undefined : tree.isOpen(row.id, depth)}
                  onToggle={() => tree.set([row.id], !tree.isOpen(row.id, depth))}
                  pieces={sums.get(row.id) ?? row.pieces}
                  menu={
                    <LocationMenu
                      location={row}
                      onAdd={() => setInHand({ parentId: row.id })}
                      onEdit={() => setInHand({ location: row })}
                      onRemove={() => setRemoved(row)}
                    />
                  }
                />
              )}
            </Tree>
          )}
        </Results>
      </Panel>
      <LocationDrawer
        inHand={inHand}
        rows={rows}
        onClose={() => setInHand(null)}
        onSaved={({ parentId }) => parentId !== null && tree.set([parentId], true)}
      />
      <RemoveLocationDialog location={removed} onClose={() => setRemoved(null)} />
    </Page>
  );
};
