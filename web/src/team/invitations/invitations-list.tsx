import { invitationListFields, invitationSorts } from '@archway/contract/team/invitation-fields';
import type { Invitation } from '@archway/contract/team/member';
import { invitationStatuses } from '@archway/contract/team/states';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../kit/list/list-page.tsx';
import { tableFilters } from '../../kit/list/table-filters.ts';
import { useList } from '../../kit/list/use-list.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FilterChip } from '../../ui/list/filter-chip.tsx';
import { RevokeInvitationDialog } from './revoke-invitation-dialog.tsx';
import { useInvitationColumns } from './use-invitation-columns.tsx';

const kind = {
  list: 'invitations',
  columns: invitationSorts,
  sort: { by: 'createdAt', order: 'desc' },
  filters: tableFilters(invitationListFields),
} as const;

/** Everybody who was asked, and what became of it. */
export const InvitationsList = ({ onInvite }: { onInvite: () => void }) => {
  const { t } = useTranslation(['team', 'names/team']);
  const [revoked, setRevoked] = useState<Invitation | null>(null);
  const list = useList(kind, useInvitationColumns({ onRevoke: setRevoked }));
  const { filters } = list.value;
  const invitations = useQuery({
    ...queries.invitations.list.queryOptions({ input: list.input }),
    placeholderData: keepPreviousData,
  });
  const mayInvite = useAbility().can('create', 'Invitation');
  return (
    <>
      <ListPage
        list={list}
        label={t('invitations.title')}
        rows={invitations}
        keyOf={({ id }) => id}
        search={t('invitations.search')}
        filters={
          <FilterChip
            label={t('names/team:member.status')}
            value={filters.status}
            choices={invitationStatuses.map((status) => ({
              value: status,
              label: t(`invitationStatus.${status}`),
            }))}
            onChange={(status) => list.filter({ status })}
          />
        }
        empty={
          <EmptyState
            title={t('invitations.empty')}
            action={mayInvite && <Button onClick={onInvite}>{t('invite.open')}</Button>}
          >
            {t('invitations.emptyHint')}
          </EmptyState>
        }
      />
      <RevokeInvitationDialog invitation={revoked} onClose={() => setRevoked(null)} />
    </>
  );
};
