import type { Member } from '@archway/contract/team/member';
import { memberSheetFields, memberSorts } from '@archway/contract/team/member-fields';
import { useTranslation } from 'react-i18next';
import { useColumns } from '../../kit/list/use-columns.ts';
import { useLatest } from '../../kit/list/use-latest.ts';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { sortedBy } from '../../ui/fields/sorted-by.ts';
import { useFieldColumns } from '../../ui/fields/use-field-columns.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { MemberMenu } from './member-menu.tsx';
import { MemberName } from './member-name.tsx';
import classes from './members.module.css';
import { StatusBadge } from './status-badge.tsx';
import { useMemberWords } from './use-member-names.ts';

type RowActions = {
  onEdit: (member: Member) => void;
  onSignOut: (member: Member) => void;
  onRemove: (member: Member) => void;
};

const sorted = sortedBy(memberSorts);

export const useMemberColumns = (actions: RowActions): readonly Column<Member>[] => {
  const { t } = useTranslation('team');
  const { nameOf, optionName } = useMemberWords();
  const columnsOf = useFieldColumns();
  const roleName = useRoleName();
  const { onEdit, onSignOut, onRemove } = useLatest(actions);
  return useColumns(() => [
    {
      ...sorted('name'),
      title: nameOf('name'),
      main: true,
      sheet: ['firstName', 'lastName', 'title'],
      render: (member) => <MemberName member={member} onEdit={onEdit} />,
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
    // A title stands beside the name.
    ...columnsOf<typeof memberSheetFields, Member>({
      table: memberSheetFields,
      except: ['title'],
      nameOf,
      optionName,
    }),
    {
      key: 'menu',
      title: t('members.actions'),
      untitled: true,
      align: 'end',
      render: (member) => (
        <MemberMenu
          member={member}
          onEdit={() => onEdit(member)}
          onSignOut={() => onSignOut(member)}
          onRemove={() => onRemove(member)}
        />
      ),
    },
  ]);
};
