import type { WorkOrder } from '@archway/contract/inventory/unit';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ProblemAlert } from '../../../ui/problem-alert.tsx';
import { toast } from '../../../ui/toast.ts';
import { useKept } from '../../../ui/use-kept.ts';
import { readPiecesAgain } from '../read-pieces-again.ts';

/** Asks before a work order ends without any work. */
export const CancelOrderDialog = ({ order, onClose }: { order: WorkOrder | null; onClose: () => void }) => {
  const { t } = useTranslation('inventory/item');
  const shown = useKept(order);
  const { submit, pending, problem } = useSubmit(api.workOrders.cancel, {
    onDone: async () => {
      await readPiecesAgain();
      onClose();
      toast(t('orders.cancelled'), { tone: 'success' });
    },
  });
  return (
    <ConfirmDialog
      opened={order !== null}
      title={t('orders.cancelTitle')}
      confirm={t('orders.cancelConfirm')}
      destructive
      pending={pending}
      onConfirm={() => shown && submit({ id: shown.id })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <span>{t('orders.cancelBody')}</span>
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
