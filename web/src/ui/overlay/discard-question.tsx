import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';

type DiscardQuestionProps = { opened: boolean; onConfirm: () => void; onClose: () => void };

/** Asked where leaving a page, a drawer or a dialog would take unsaved typing with it. */
export const DiscardQuestion = (props: DiscardQuestionProps) => {
  const { t } = useTranslation('ui');
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
