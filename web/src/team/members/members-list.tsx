import type { Member } from '@archway/contract/team/member';
import { membershipStatuses } from '@archway/contract/team/states';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useMay } from '../../platform/session/may.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ExportMenu } from '../../ui/downloads/export-menu.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { FilterRow } from '../../ui/filter-row.tsx';
import { Pages } from '../../ui/pages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Results } from '../../ui/results.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { TableSkeleton } from '../../ui/table-skeleton.tsx';
import { useListSearch } from '../../ui/use-list-search.ts';
import { useRoles } from '../use-roles.ts';
import { MemberDrawer } from './member-drawer.tsx';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';
import { SignMemberOutDialog } from './sign-member-out-dialog.tsx';
import { useMayManage } from './use-may-manage.ts';
import { useMemberColumns } from './use-member-columns.tsx';

const kind = {
  columns: ['name', 'email', 'role', 'joinedAt', 'lastSeenAt'],
  sort: { by: 'name', order: 'asc' },
  filters: ['role', 'status'],
} as const;

type Input = Exclude<Parameters<typeof queries.members.list.queryOptions>[0]['input'], symbol | undefined>;

export const MembersList = () => {
  const { t } = useTranslation('team');
  const may = useMay();
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
  const members = useQuery({
    ...queries.members.list.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const roles = useRoles();
  const roleName = useRoleName();
  const [edited, setEdited] = useState<Member | null>(null);
  const [removed, setRemoved] = useState<Member | null>(null);
  const [signedOut, setSignedOut] = useState<Member | null>(null);
  const mayManage = useMayManage();
  const columns = useMemberColumns({ onEdit: setEdited, onSignOut: setSignedOut, onRemove: setRemoved });
  return (
    <>
      <FilterRow
        search={<SearchField label={t('members.search')} value={searchQuery} onSearch={list.search} />}
        tools={
          <ExportMenu
            may={may('members.export')}
            name={t('members.title')}
            disabled={!members.data?.total}
            take={({ format, language }) =>
              ({ signal, onReceived }) =>
                api.members.export({ ...input, format, language }, { signal, context: { onReceived } })
              }
          />
        }
        onClear={list.filtered ? list.clear : undefined}
      >
        <FilterChip
          label={t('fields.role')}
          value={filters.role}
          choices={roles.map((role) => ({
            value: role.key,
            label: roleName({ role: role.key, roleName: role.name }),
          }))}
          onChange={(role) => list.filter({ role })}
        />
        <FilterChip
          label={t('fields.status')}
          value={filters.status}
          choices={membershipStatuses.map((status) => ({
            value: status,
            label: t(`memberStatus.${status}`),
          }))}
          onChange={(status) => list.filter({ status })}
        />
      </FilterRow>
      <Panel flush>
        <Results
          of={members}
          skeleton={<TableSkeleton columns={5} />}
          isEmpty={({ rows, total }) => rows.length === 0 && total === 0}
          empty={<EmptyState title={t('members.empty')} />}
          onClearFilters={list.filtered ? list.clear : undefined}
        >
          {({ rows, total }) => (
            <>
              <DataTable
                label={t('members.title')}
                columns={columns}
                rows={rows}
                keyOf={({ id }) => id}
                sort={sort}
                onSort={list.sortBy}
                onOpen={(member) => mayManage(member).edit && setEdited(member)}
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
      <MemberDrawer member={edited} onClose={() => setEdited(null)} />
      <SignMemberOutDialog member={signedOut} onClose={() => setSignedOut(null)} />
      <RemoveMemberDialog member={removed} onClose={() => setRemoved(null)} />
    </>
  );
};
