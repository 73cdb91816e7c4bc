import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before unsaved changes are left behind, inside the app and when the tab is closed. */
export const LeaveGuard = ({ active }: { active: boolean }) => {
  const { t } = useTranslation('ui');
  const blocker = useBlocker({
    shouldBlockFn: () => active,
    enableBeforeUnload: () => active,
    disabled: !active,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title={t('leave.title')}
      confirm={t('leave.confirm')}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('leave.body')}
    </ConfirmDialog>
  );
};
