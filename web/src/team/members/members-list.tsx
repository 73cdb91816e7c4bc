import type { Member } from '@archway/contract/team/member';
import { memberExportColumns } from '@archway/contract/team/member-export';
import { memberListFields, memberSorts } from '@archway/contract/team/member-fields';
import { membershipStatuses } from '@archway/contract/team/states';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../kit/list/list-page.tsx';
import { tableFilters } from '../../kit/list/table-filters.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useMay } from '../../platform/session/may.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FilterChip } from '../../ui/list/filter-chip.tsx';
import { useRoles } from '../use-roles.ts';
import { MemberDrawer } from './member-drawer.tsx';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';
import { SignMemberOutDialog } from './sign-member-out-dialog.tsx';
import { useMayManage } from './use-may-manage.ts';
import { useMemberColumns } from './use-member-columns.tsx';
import { useMemberNames } from './use-member-names.ts';

const kind = {
  list: 'members',
  columns: memberSorts,
  sort: { by: 'name', order: 'asc' },
  filters: tableFilters(memberListFields),
} as const;

export const MembersList = () => {
  const { t } = useTranslation('team');
  const nameOf = useMemberNames();
  const may = useMay();
  const [edited, setEdited] = useState<Member | null>(null);
  const [removed, setRemoved] = useState<Member | null>(null);
  const [signedOut, setSignedOut] = useState<Member | null>(null);
  const list = useList(
    kind,
    useMemberColumns({ onEdit: setEdited, onSignOut: setSignedOut, onRemove: setRemoved }),
  );
  const { filters } = list.value;
  const members = useQuery({
    ...queries.members.list.queryOptions({ input: list.input }),
    placeholderData: keepPreviousData,
  });
  const roles = useRoles();
  const roleName = useRoleName();
  const mayManage = useMayManage();
  return (
    <>
      <ListPage
        list={list}
        label={t('members.title')}
        rows={members}
        keyOf={({ id }) => id}
        search={t('members.search')}
        filters={
          <>
            <FilterChip
              label={nameOf('role')}
              value={filters.role}
              choices={roles.map((role) => ({
                value: role.key,
                label: roleName({ role: role.key, roleName: role.name }),
              }))}
              onChange={(role) => list.filter({ role })}
            />
            <FilterChip
              label={nameOf('status')}
              value={filters.status}
              choices={membershipStatuses.map((status) => ({
                value: status,
                label: t(`memberStatus.${status}`),
              }))}
              onChange={(status) => list.filter({ status })}
            />
          </>
        }
        exported={{
          may: may('members.export'),
          columns: memberExportColumns,
          take: (request, options) => api.members.export({ ...list.query, ...request }, options),
        }}
        empty={<EmptyState title={t('members.empty')} />}
        onOpen={(member) => mayManage(member).edit && setEdited(member)}
      />
      <MemberDrawer member={edited} onClose={() => setEdited(null)} />
      <SignMemberOutDialog member={signedOut} onClose={() => setSignedOut(null)} />
      <RemoveMemberDialog member={removed} onClose={() => setRemoved(null)} />
    </>
  );
};
