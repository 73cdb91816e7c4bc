import type { Invitation } from '@archway/contract/team/member';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../kit/remove/remove-dialog.tsx';
import { api } from '../../platform/api/api.ts';
import { isolated } from '../../ui/text/sentence.tsx';

type RevokeInvitationDialogProps = { invitation: Invitation | null; onClose: () => void };

export const RevokeInvitationDialog = ({ invitation, onClose }: RevokeInvitationDialogProps) => {
  const { t } = useTranslation('team');
  return (
    invitation && (
      <RemoveDialog
        key={invitation.id}
        name={invitation.email}
        titleOf={(slot) => t('invitations.revokeTitle', { email: slot })}
        confirm={t('invitations.revoke')}
        done={t('invitations.revoked', { email: isolated(invitation.email) })}
        send={(_, options) => api.invitations.revoke({ id: invitation.id }, options)}
        onClose={onClose}
      >
        {t('invitations.revokeBody')}
      </RemoveDialog>
    )
  );
};
