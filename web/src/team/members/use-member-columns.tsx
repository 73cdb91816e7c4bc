import type { Member } from '@archway/contract/team/member';
import { memberSorts } from '@archway/contract/team/member-fields';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { useUser } from '../../platform/session/session.ts';
import { sortedBy } from '../../ui/fields/sorted-by.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { InitialsAvatar } from '../../ui/pictures/initials-avatar.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { fullName } from '../words.ts';
import { MemberMenu } from './member-menu.tsx';
import classes from './members.module.css';
import { StatusBadge } from './status-badge.tsx';
import { useMayManage } from './use-may-manage.ts';
import { useMemberNames } from './use-member-names.ts';

type RowActions = {
  onEdit: (member: Member) => void;
  onSignOut: (member: Member) => void;
  onRemove: (member: Member) => void;
};

const sorted = sortedBy(memberSorts);

export const useMemberColumns = ({ onEdit, onSignOut, onRemove }: RowActions): readonly Column<Member>[] => {
  const { t } = useTranslation('team');
  const nameOf = useMemberNames();
  const { id: ownId } = useUser();
  const roleName = useRoleName();
  const mayManage = useMayManage();
  return [
    {
      ...sorted('name'),
      title: nameOf('name'),
      main: true,
      render: (member) => (
        <span className={classes.person}>
          <InitialsAvatar name={fullName(member)} color={member.color} size={36} />
          <span className={classes.words}>
            {mayManage(member).edit ? (
              <button type="button" className={classes.name} onClick={() => onEdit(member)}>
                <bdi>{fullName(member)}</bdi>
              </button>
            ) : (
              <bdi>{fullName(member)}</bdi>
            )}
            {member.userId === ownId && (
              <Badge variant="outline" color="gray" size="sm" ms={6}>
                {t('members.you')}
              </Badge>
            )}
            {member.title && (
              <span className={classes.title}>
                <bdi>{member.title}</bdi>
              </span>
            )}
          </span>
        </span>
      ),
    },
    {
      ...sorted('email'),
      title: nameOf('email'),
      render: ({ email }) => <bdi className={classes.email}>{email}</bdi>,
    },
    {
      ...sorted('role'),
      title: nameOf('role'),
      render: (member) => <bdi>{roleName(member)}</bdi>,
    },
    { key: 'status', title: nameOf('status'), render: ({ status }) => <StatusBadge status={status} /> },
    {
      ...sorted('joinedAt'),
      title: nameOf('joinedAt'),
      render: ({ joinedAt }) => <RelativeTime at={joinedAt} />,
    },
    {
      ...sorted('lastSeenAt'),
      title: nameOf('lastSeenAt'),
      render: ({ lastSeenAt }) => (lastSeenAt ? <RelativeTime at={lastSeenAt} /> : t('members.neverSeen')),
    },
    {
      key: 'menu',
      title: t('members.actions'),
      untitled: true,
      align: 'end',
      render: (member) => (
        <MemberMenu
          member={member}
          may={mayManage(member)}
          onEdit={() => onEdit(member)}
          onSignOut={() => onSignOut(member)}
          onRemove={() => onRemove(member)}
        />
      ),
    },
  ];
};
