import type { WorkOrder } from '@archway/contract/inventory/work-order';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';

/** Asks before a work order ends without any work. */
export const CancelOrderDialog = ({ order, onClose }: { order: WorkOrder | null; onClose: () => void }) => {
  const { t } = useTranslation('inventory/item');
  const shown = useKept(order);
  const { submit, pending, problem } = useSubmit(api.workOrders.cancel, {
    onDone: () => {
      onClose();
      toast(t('orders.canceled'), { tone: 'success' });
    },
  });
  return (
    <ConfirmDialog
      opened={order !== null}
      title={t('orders.cancelTitle')}
      confirm={t('orders.cancelConfirm')}
      dismiss={t('orders.cancelKeep')}
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
