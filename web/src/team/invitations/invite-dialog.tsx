import { useTranslation } from 'react-i18next';
import { NeedsActivation } from '../../organizations/needs-activation.tsx';
import { useUser } from '../../platform/session/session.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { InviteForm } from './invite-form.tsx';

/** Whoever may, asks people into the company by mail, several at once. It takes a confirmed address of one's own. */
export const InviteDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation('team');
  const { emailVerified } = useUser();
  return (
    <Dialog opened={opened} onClose={onClose} size="lg" title={t('invite.title')}>
      {emailVerified ? (
        <InviteForm onClose={onClose} />
      ) : (
        <NeedsActivation why={t('invite.needsActivation')} />
      )}
    </Dialog>
  );
};
