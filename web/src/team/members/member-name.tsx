import type { Member } from '@archway/contract/team/member';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../platform/session/session.ts';
import { InitialsAvatar } from '../../ui/pictures/initials-avatar.tsx';
import { fullName } from '../words.ts';
import classes from './members.module.css';
import { useMayManage } from './use-may-manage.ts';

/** Who it is; for whoever may change something there, the way to it. */
export const MemberName = ({ member, onEdit }: { member: Member; onEdit: (member: Member) => void }) => {
  const { t } = useTranslation('team');
  const { id: ownId } = useUser();
  const mayEdit = useMayManage()(member).edit;
  return (
    <span className={classes.person}>
      <InitialsAvatar name={fullName(member)} color={member.color} size={36} />
      <span className={classes.words}>
        {mayEdit ? (
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
  );
};
