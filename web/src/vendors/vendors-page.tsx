import type { VendorRow } from '@archway/contract/vendors/vendor';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import { queries } from '../platform/api/query-client.ts';
import { useAbility } from '../platform/session/ability.ts';
import { useMay } from '../platform/session/may.ts';
import { DataTable } from '../ui/data-table.tsx';
import { ExportMenu } from '../ui/downloads/export-menu.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FilterChip } from '../ui/filter-chip.tsx';
import { FilterRow } from '../ui/filter-row.tsx';
import { Page } from '../ui/page.tsx';
import { Pages } from '../ui/pages.tsx';
import { Panel } from '../ui/panel.tsx';
import { Results } from '../ui/results.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { useListSearch } from '../ui/use-list-search.ts';
import { RemoveVendorDialog } from './remove-vendor-dialog.tsx';
import { useVendorColumns } from './use-vendor-columns.tsx';
import { VendorDrawer, type VendorInHand } from './vendor-drawer.tsx';
import { vendorKinds } from './words.ts';

const kind = {
  columns: ['name', 'kind', 'items', 'updatedAt'],
  sort: { by: 'name', order: 'asc' },
  filters: ['kind'],
} as const;

type Input = Exclude<Parameters<typeof queries.vendors.list.queryOptions>[0]['input'], symbol | undefined>;

/** A warehouse lead or buyer looks up where something was bought, and whom to call there. */
export const VendorsPage = () => {
  const { t } = useTranslation('vendors');
  const may = useMay();
  const navigate = useNavigate();
  const list = useListSearch(kind);
  const { page, itemsPerPage, searchQuery, sort, filters } = list.value;
  const input = {
    page,
    itemsPerPage,
    searchQuery,
    sortBy: sort.by,
    orderBy: sort.order,
    ...filters,
  } as Input; // columns and filters of `kind`
  const vendors = useQuery({
    ...queries.vendors.list.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const [inHand, setInHand] = useState<VendorInHand | null>(null);
  const [removed, setRemoved] = useState<VendorRow | null>(null);
  const columns = useVendorColumns({ onEdit: ({ id }) => setInHand({ id }), onRemove: setRemoved });
  const add = useAbility().can('create', 'Vendor') && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setInHand({})}>
      {t('add')}
    </Button>
  );
  return (
    <Page title={t('title')} count={vendors.data?.total} description={t('description')} actions={add}>
      <FilterRow
        search={<SearchField label={t('search')} value={searchQuery} onSearch={list.search} />}
        tools={
          <ExportMenu
            may={may('vendors.export')}
            name={t('title')}
            disabled={!vendors.data?.total}
            take={({ format, language }) =>
              ({ signal, onReceived }) =>
                api.vendors.export({ ...input, format, language }, { signal, context: { onReceived } })
              }
          />
        }
        onClear={list.filtered ? list.clear : undefined}
      >
        <FilterChip
          label={t('fields.kind')}
          value={filters.kind}
          choices={vendorKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(value) => list.filter({ kind: value })}
        />
      </FilterRow>
      <Panel flush>
        <Results
          of={vendors}
          skeleton={<TableSkeleton columns={5} />}
          isEmpty={({ rows, total }) => rows.length === 0 && total === 0}
          empty={
            <EmptyState title={t('empty')} action={add}>
              {t('emptyHint')}
            </EmptyState>
          }
          onClearFilters={list.filtered ? list.clear : undefined}
        >
          {({ rows, total }) => (
            <>
              <DataTable
                label={t('title')}
                columns={columns}
                rows={rows}
                keyOf={({ id }) => id}
                sort={sort}
                onSort={list.sortBy}
                onOpen={({ id }) => void navigate({ to: '/vendors/detail/$id', params: { id } })}
              />
              <Pages
                total={total}
                page={page}
                itemsPerPage={itemsPerPage}
                onPage={list.goTo}
                onItemsPerPage={list.show}
              />
            </>
          )}
        </Results>
      </Panel>
      <VendorDrawer inHand={inHand} onClose={() => setInHand(null)} />
      <RemoveVendorDialog vendor={removed} onClose={() => setRemoved(null)} />
    </Page>
  );
};
