import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import type { Inverse } from './bulk-rules.ts';

type Change = Parameters<typeof api.items.changeMany>[0];
type BulkChange = { readonly change: Change; readonly inverse: readonly Inverse[] };

/** Changes several items, all or none. What has an inverse can be undone from the message that says it is done. */
export const useChangeItems = (onDone: () => void) => {
  const { t } = useTranslation('inventory/list');
  const { submit, pending, problem } = useSubmit(changeItems, {
    onDone: async ({ changed, inverse }) => {
      onDone();
      const undo = inverse.length > 0 ? { undo: () => void takeBack(inverse) } : {};
      toast(t('done.changed', { count: changed }), { tone: 'success', ...undo });
    },
  });
  return { submit, pending, problem };
};

const changeItems = async (
  { change, inverse }: BulkChange,
  options: Parameters<typeof api.items.changeMany>[1],
) => {
  const { changed } = await api.items.changeMany(change, options);
  return { changed, inverse };
};

const takeBack = async (inverse: readonly Inverse[]) => {
  try {
    for (const change of inverse) await api.items.changeMany(change);
  } catch (problem) {
    toastProblem(problem);
  }
};
