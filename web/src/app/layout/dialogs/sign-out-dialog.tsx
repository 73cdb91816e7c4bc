import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logout } from '../../../platform/session/logout.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { countUnsent } from './sign-out.ts';

/** Somebody whose scans never reached the server learns where they stay. */
export const SignOutDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('app');
  // Of the moment it was asked: while it stands, some may get through.
  const [count, setCount] = useState<number>();
  useEffect(() => void countUnsent().then(setCount), []);
  if (count === undefined) return null;
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
