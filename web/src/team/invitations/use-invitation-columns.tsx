import { invitationSorts } from '@archway/contract/team/invitation-fields';
import type { Invitation } from '@archway/contract/team/member';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useColumns } from '../../kit/list/use-columns.ts';
import { useLatest } from '../../kit/list/use-latest.ts';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { sortedBy } from '../../ui/fields/sorted-by.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { InvitationMenu } from './invitation-menu.tsx';
import classes from './invitations.module.css';

const colors = { pending: 'cyan', accepted: 'green', declined: 'orange', revoked: 'gray', expired: 'gray' };

const sorted = sortedBy(invitationSorts);

export const useInvitationColumns = (actions: {
  onRevoke: (invitation: Invitation) => void;
}): readonly Column<Invitation>[] => {
  const { t } = useTranslation(['team', 'names/team']);
  const roleName = useRoleName();
  const { onRevoke } = useLatest(actions);
  return useColumns(() => [
    {
      ...sorted('email'),
      title: t('names/team:member.email'),
      main: true,
      render: ({ email }) => <bdi className={classes.email}>{email}</bdi>,
    },
    {
      key: 'role',
      title: t('names/team:member.role'),
      render: (invitation) => <bdi>{roleName(invitation)}</bdi>,
    },
    {
      key: 'status',
      title: t('names/team:member.status'),
      render: ({ status }) => (
        <Badge variant="light" color={colors[status]}>
          {t(`invitationStatus.${status}`)}
        </Badge>
      ),
    },
    {
      key: 'invitedBy',
      title: t('fields.invitedBy'),
      render: ({ invitedBy }) => (invitedBy ? <bdi>{invitedBy}</bdi> : t('invitations.byNobody')),
    },
    {
      ...sorted('createdAt'),
      title: t('fields.sentAt'),
      render: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      ...sorted('expiresAt'),
      title: t('fields.expiresAt'),
      render: ({ expiresAt, status }) =>
        status === 'pending' || status === 'expired' ? <RelativeTime at={expiresAt} /> : '–',
    },
    {
      key: 'menu',
      title: t('members.actions'),
      untitled: true,
      align: 'end',
      render: (invitation) => (
        <InvitationMenu invitation={invitation} onRevoke={() => onRevoke(invitation)} />
      ),
    },
  ]);
};
