import type { Invitation } from '@archway/contract/team/member';
import { invitationStatuses } from '@archway/contract/team/states';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { FilterRow } from '../../ui/filter-row.tsx';
import { Pages } from '../../ui/pages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Results } from '../../ui/results.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { TableSkeleton } from '../../ui/table-skeleton.tsx';
import { useListSearch } from '../../ui/use-list-search.ts';
import { RevokeInvitationDialog } from './revoke-invitation-dialog.tsx';
import { useInvitationColumns } from './use-invitation-columns.tsx';

const kind = {
  columns: ['createdAt', 'email', 'expiresAt'],
  sort: { by: 'createdAt', order: 'desc' },
  filters: ['status'],
} as const;

type Input = Parameters<typeof queries.invitations.list.queryOptions>[0]['input'];

/** Everybody who was asked, and what became of it. */
export const InvitationsList = ({ onInvite }: { onInvite: () => void }) => {
  const { t } = useTranslation('team');
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
  const invitations = useQuery({
    ...queries.invitations.list.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const [revoked, setRevoked] = useState<Invitation | null>(null);
  const columns = useInvitationColumns({ onRevoke: setRevoked });
  const mayInvite = useAbility().can('create', 'Invitation');
  return (
    <>
      <FilterRow
        search={<SearchField label={t('invitations.search')} value={searchQuery} onSearch={list.search} />}
        onClear={list.filtered ? list.clear : undefined}
      >
        <FilterChip
          label={t('fields.status')}
          value={filters.status}
          choices={invitationStatuses.map((status) => ({
            value: status,
            label: t(`invitationStatus.${status}`),
          }))}
          onChange={(status) => list.filter({ status })}
        />
      </FilterRow>
      <Panel flush>
        <Results
          of={invitations}
          skeleton={<TableSkeleton columns={5} />}
          isEmpty={({ rows, total }) => rows.length === 0 && total === 0}
          empty={
            <EmptyState
              title={t('invitations.empty')}
              action={mayInvite && <Button onClick={onInvite}>{t('invite.open')}</Button>}
            >
              {t('invitations.emptyHint')}
            </EmptyState>
          }
          onClearFilters={list.filtered ? list.clear : undefined}
        >
          {({ rows, total }) => (
            <>
              <DataTable
                label={t('invitations.title')}
                columns={columns}
                rows={rows}
                keyOf={({ id }) => id}
                sort={sort}
                onSort={list.sortBy}
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
      <RevokeInvitationDialog invitation={revoked} onClose={() => setRevoked(null)} />
    </>
  );
};
