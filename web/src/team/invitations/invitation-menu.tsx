import type { Invitation } from '@archway/contract/team/member';
import { Menu } from '@mantine/core';
import { IconDots, IconMailForward, IconMailOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useMayReach } from '../use-roles.ts';
import { useResendInvitation } from './use-resend-invitation.ts';

/** An open or expired invitation can be sent again or taken back; the others are history. */
export const InvitationMenu = ({
  invitation,
  onRevoke,
}: {
  invitation: Invitation;
  onRevoke: () => void;
}) => {
  const { t } = useTranslation('team');
  const ability = useAbility();
  const resend = useResendInvitation();
  const mayReach = useMayReach();
  const open =
    (invitation.status === 'pending' || invitation.status === 'expired') && mayReach(invitation.role);
  const mayResend = open && ability.can('create', 'Invitation');
  const mayRevoke = open && ability.can('delete', 'Invitation');
  if (!mayResend && !mayRevoke) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={t('members.actionsFor', { name: invitation.email })}>
          <IconDots size={20} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {mayResend && (
          <Menu.Item
            leftSection={<IconMailForward size={18} aria-hidden />}
            onClick={() => void resend(invitation)}
          >
            {t('invitations.resend')}
          </Menu.Item>
        )}
        {mayRevoke && (
          <Menu.Item
            c="var(--aw-error-text)"
            leftSection={<IconMailOff size={18} aria-hidden />}
            onClick={onRevoke}
          >
            {t('invitations.revoke')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
