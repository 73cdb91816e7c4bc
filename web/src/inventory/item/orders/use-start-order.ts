import type { WorkOrder } from '@archway/contract/inventory/work-order';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';

/** Somebody begins to work on it. */
export const useStartOrder = () => {
  const { t } = useTranslation('inventory/item');
  const { submit } = useSubmit(api.workOrders.start, {
    onDone: async () => {
      toast(t('orders.started'), { tone: 'success' });
    },
    onProblem: (problem) => {
      return toastProblem(problem);
    },
  });
  return ({ id }: WorkOrder) => void submit({ id });
};
