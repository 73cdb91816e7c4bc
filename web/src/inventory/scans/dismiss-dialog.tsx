import type { ScanReview } from '@archway/contract/inventory/device-events/review';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { isolated } from '../../ui/text/sentence.tsx';

type DismissDialogProps = { review: ScanReview; name: string; onClose: () => void };

/** A scan that means nothing is kept in the history as that. */
export const DismissDialog = ({ review, name, onClose }: DismissDialogProps) => {
  const { t } = useTranslation('inventory/scans');
  const { submit, pending, problem } = useSubmit(api.deviceEvents.resolve, { onDone: onClose });
  return (
    <ConfirmDialog
      opened
      title={t('dismiss.title', { name: isolated(name) })}
      confirm={t('dismiss.now')}
      pending={pending}
      onConfirm={() => submit({ id: review.id, choice: 'dismiss' })}
      onClose={onClose}
    >
      {t('dismiss.body')}
      <ProblemAlert problem={problem} />
    </ConfirmDialog>
  );
};
