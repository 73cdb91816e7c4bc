import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import { LocationField } from '../../location-field.tsx';
import type { StockRecorder, TransferredStock } from './stock-recorder.ts';

/** At a desk, with a network: the server answers. */
export const useDeskStock = (itemId: string): StockRecorder => {
  const { t } = useTranslation('inventory/item');
  const carry = (transferred: TransferredStock) => api.stock.transfer({ itemId, ...transferred });
  const back = useSubmit(carry, {
    onDone: () => toast(t('stock.transfer.undone'), { tone: 'success' }),
    onProblem: toastProblem,
  });
  return {
    receive: async (received) => {
      await api.stock.receive({ itemId, ...received });
      return {};
    },
    transfer: async (transferred) => {
      await carry(transferred);
      const { fromId, toId, quantity } = transferred;
      return { undo: () => void back.submit({ fromId: toId, toId: fromId, quantity, note: '' }) };
    },
    count: async (counted) => {
      await api.stock.count({ itemId, ...counted });
      return {};
    },
    announce: (words, { undo }) => toast(words, undo ? { undo } : { tone: 'success' }),
    Location: LocationField,
    isInField: false,
  };
};
