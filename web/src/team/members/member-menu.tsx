import type { Member } from '@archway/contract/team/member';
import { Menu } from '@mantine/core';
import {
  IconDevices,
  IconDots,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconUserMinus,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { fullName } from '../words.ts';
import { useMayManage } from './use-may-manage.ts';
import { useSuspendMember } from './use-suspend-member.ts';

type MemberMenuProps = {
  member: Member;
  onEdit: () => void;
  onSignOut: () => void;
  onRemove: () => void;
};

/** What can be done with a member; without anything to do there is no menu. */
export const MemberMenu = ({ member, onEdit, onSignOut, onRemove }: MemberMenuProps) => {
  const { t } = useTranslation('team');
  const may = useMayManage()(member);
  const { suspend, reactivate } = useSuspendMember();
  if (!Object.values(may).includes(true)) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={t('members.actionsFor', { name: fullName(member) })}>
          <IconDots size={20} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {may.edit && (
          <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
            {t('members.edit')}
          </Menu.Item>
        )}
        {may.suspend && (
          <Menu.Item
            leftSection={<IconPlayerPause size={18} aria-hidden />}
            onClick={() => void suspend(member)}
          >
            {t('members.suspend')}
          </Menu.Item>
        )}
        {may.reactivate && (
          <Menu.Item
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            onClick={() => void reactivate(member)}
          >
            {t('members.reactivate')}
          </Menu.Item>
        )}
        {may.signOut && (
          <Menu.Item leftSection={<IconDevices size={18} aria-hidden />} onClick={onSignOut}>
            {t('members.signOut')}
          </Menu.Item>
        )}
        {may.remove && (
          <Menu.Item
            c="var(--aw-error-text)"
            leftSection={<IconUserMinus size={18} aria-hidden />}
            onClick={onRemove}
          >
            {t('members.remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
