import type { Label } from '@archway/contract/inventory/label';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { FilterRow } from '../../ui/filter-row.tsx';
import { Page } from '../../ui/page.tsx';
import { Pages } from '../../ui/pages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Results } from '../../ui/results.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { TableSkeleton } from '../../ui/table-skeleton.tsx';
import { useListSearch } from '../../ui/use-list-search.ts';
import { PrintBlankButton } from './print-blank-button.tsx';
import { RevokeLabelDialog } from './revoke-label-dialog.tsx';
import { useLabelColumns } from './use-label-columns.tsx';

const kinds = ['unit', 'item', 'location', 'blank'] as const satisfies readonly Label['kind'][];
const statuses = ['active', 'revoked'] as const satisfies readonly Label['status'][];

const kind = {
  columns: ['code', 'printedAt', 'createdAt'],
  sort: { by: 'createdAt', order: 'desc' },
  filters: ['kind', 'status'],
} as const;

type Input = Parameters<typeof queries.labels.list.queryOptions>[0]['input'];

/** A warehouse hand prints blank labels for what comes in, and retires those that were lost. */
export const LabelsPage = () => {
  const { t } = useTranslation('inventory/labels');
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
  const labels = useQuery({
    ...queries.labels.list.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const [revoked, setRevoked] = useState<Label | null>(null);
  const mayChange = useAbility().can('update', 'Item');
  const columns = useLabelColumns(mayChange ? setRevoked : undefined);
  return (
    <Page
      title={t('title')}
      count={labels.data?.total}
      description={t('description')}
      actions={mayChange && <PrintBlankButton />}
    >
      <FilterRow
        search={<SearchField label={t('search')} value={searchQuery} onSearch={list.search} />}
        onClear={list.filtered ? list.clear : undefined}
      >
        <FilterChip
          label={t('fields.kind')}
          value={filters.kind}
          choices={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(value) => list.filter({ kind: value })}
        />
        <FilterChip
          label={t('fields.status')}
          value={filters.status}
          choices={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={(value) => list.filter({ status: value })}
        />
      </FilterRow>
      <Panel flush>
        <Results
          of={labels}
          skeleton={<TableSkeleton columns={5} />}
          isEmpty={({ rows, total }) => rows.length === 0 && total === 0}
          empty={
            <EmptyState title={t('empty')} action={mayChange && <PrintBlankButton />}>
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
                onOpen={({ code }) => void navigate({ to: '/scan/$id', params: { id: code } })}
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
      <RevokeLabelDialog label={revoked} onClose={() => setRevoked(null)} />
    </Page>
  );
};
