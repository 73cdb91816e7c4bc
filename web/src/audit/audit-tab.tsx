import type { AuditEntry } from '@archway/contract/audit/audit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import { queries } from '../platform/api/query-client.ts';
import { useMay } from '../platform/session/may.ts';
import { DataTable } from '../ui/data-table.tsx';
import { ExportMenu } from '../ui/downloads/export-menu.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FilterChip } from '../ui/filter-chip.tsx';
import { FilterRow } from '../ui/filter-row.tsx';
import { Pages } from '../ui/pages.tsx';
import { Panel } from '../ui/panel.tsx';
import { Results } from '../ui/results.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { useListSearch } from '../ui/use-list-search.ts';
import { auditActions } from './audit-actions.ts';
import { DatesChip } from './dates-chip.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';
import { useAuditWords } from './use-audit-words.ts';
import { usePeople } from './use-people.ts';

const kind = {
  columns: ['at', 'action'],
  sort: { by: 'at', order: 'desc' },
  filters: ['actorId', 'action', 'from', 'to'],
} as const;

type Input = Exclude<Parameters<typeof queries.audit.list.queryOptions>[0]['input'], symbol | undefined>;

/** An owner, administrator or accountant finds out who changed what, and when. */
export const AuditTab = () => {
  const { t } = useTranslation('audit');
  const may = useMay();
  const words = useAuditWords();
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
  const entries = useQuery({
    ...queries.audit.list.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const people = usePeople();
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const columns = useAuditColumns({ onOpen: setOpened });
  return (
    <>
      <FilterRow
        search={<SearchField label={t('search')} value={searchQuery} onSearch={list.search} />}
        tools={
          <ExportMenu
            may={may('audit.export')}
            name={t('title')}
            disabled={!entries.data?.total}
            take={({ format, language }) =>
              ({ signal, onReceived }) =>
                api.audit.export({ ...input, format, language }, { signal, context: { onReceived } })
              }
          />
        }
        onClear={list.filtered ? list.clear : undefined}
      >
        <FilterChip
          label={t('who')}
          value={filters.actorId}
          choices={people}
          onChange={(actorId) => list.filter({ actorId })}
        />
        <FilterChip
          label={t('what')}
          value={filters.action}
          choices={auditActions.map((action) => ({ value: action, label: words.nameOf(action) }))}
          onChange={(action) => list.filter({ action })}
        />
        <DatesChip from={filters.from} to={filters.to} onChange={(from, to) => list.filter({ from, to })} />
      </FilterRow>
      <Panel flush>
        <Results
          of={entries}
          skeleton={<TableSkeleton columns={3} />}
          isEmpty={({ rows, total }) => rows.length === 0 && total === 0}
          empty={
            <EmptyState picture="quiet" title={t('empty')}>
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
                onOpen={setOpened}
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
      <EntryDrawer entry={opened} onClose={() => setOpened(null)} />
    </>
  );
};
