import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countUnsentScans } from '../../../inventory/scan/unsent-scans.ts';
import { logout } from '../../../platform/session/logout.ts';
import { getSession } from '../../../platform/session/session.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

/** Somebody whose scans never reached the server learns where they stay. */
export const SignOutDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('app');
  // Of the moment it was asked: while it stands, some may get through.
  const [count] = useState(() => countUnsentScans(getSession().user?.id ?? ''));
  return (
    <ConfirmDialog
      opened
      title={t('signOut.title', { count })}
      confirm={t('signOut.confirm')}
      onConfirm={() => logout()}
      onClose={onClose}
    >
      {t('signOut.body')}
    </ConfirmDialog>
  );
};
