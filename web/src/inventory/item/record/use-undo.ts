import type { EventId } from '@archway/contract/kernel/ids';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';

/** Takes back what was said of pieces, by saying so. */
export const useUndo = () => {
  const { t } = useTranslation('inventory/item');
  const { submit } = useSubmit(api.units.undo, {
    onDone: async ({ rows }) => {
      toast(t('done.undone', { count: rows.length }), { tone: 'success' });
    },
    onProblem: (problem) => {
      return toastProblem(problem);
    },
  });
  return (eventIds: readonly EventId[]) => void submit({ eventIds: [...eventIds] });
};
