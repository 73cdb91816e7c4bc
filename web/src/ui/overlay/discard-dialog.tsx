import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';

type DiscardDialogProps = { opened: boolean; onConfirm: () => void; onClose: () => void };

/** Asked where leaving a page, a drawer or a dialog would take unsaved typing with it. */
export const DiscardDialog = (props: DiscardDialogProps) => {
  const { t } = useTranslation('ui/fields');
  return (
    <ConfirmDialog
      {...props}
      title={t('discard.title')}
      confirm={t('discard.confirm')}
      dismiss={t('discard.dismiss')}
      destructive
    >
      {t('discard.body')}
    </ConfirmDialog>
  );
};
