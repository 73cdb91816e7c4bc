import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countUnsentScans } from '../../inventory/scan/unsent-scans.ts';
import { logout } from '../../platform/session/logout.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Somebody with scans that never reached the server decides whether to lose them. */
export const SignOutDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('app');
  // Of the moment it was asked: while it stands, some may get through.
  const [count] = useState(countUnsentScans);
  return (
    <ConfirmDialog
      opened
      title={t('signOut.title', { count })}
      confirm={t('signOut.confirm')}
      destructive
      onConfirm={() => logout()}
      onClose={onClose}
    >
      {t('signOut.body')}
    </ConfirmDialog>
  );
};
