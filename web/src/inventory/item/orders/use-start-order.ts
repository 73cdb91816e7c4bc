import type { WorkOrder } from '@archway/contract/inventory/unit';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { toast } from '../../../ui/toast.ts';
import { toastProblem } from '../../../ui/toast-problem.ts';
import { readPiecesAgain } from '../read-pieces-again.ts';

/** Somebody begins to work on it. */
export const useStartOrder = () => {
  const { t } = useTranslation('inventory/item');
  const { submit } = useSubmit(api.workOrders.start, {
    onDone: async () => {
      await readPiecesAgain();
      toast(t('orders.started'), { tone: 'success' });
    },
    onProblem: (problem) => {
      void readPiecesAgain();
      return toastProblem(problem);
    },
  });
  return ({ id }: WorkOrder) => void submit({ id });
};
