import type { ItemRow } from '@archway/contract/inventory/item';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { isolated } from '../../ui/text/sentence.tsx';

type Row = Pick<ItemRow, 'id' | 'name' | 'status'>;

/** What is done to one item at once, with a way to take back what can be taken back. */
export const useItemActions = () => {
  const { t } = useTranslation('inventory/list');
  const navigate = useNavigate();
  const copy = useSubmit(api.items.duplicate, {
    onDone: async ({ id, name }) => {
      toast(t('done.duplicated', { name: isolated(name) }), { tone: 'success' });
      await navigate({ to: '/inventory/$id', params: { id } });
    },
    onProblem: toastProblem,
  });
  const status = useSubmit(setStatus, {
    onDone: async ({ item, to }) => {
      // A draft that is taken into use does not become a draft again.
      const undo = item.status === 'draft' ? {} : { undo: () => void takeBack(item) };
      toast(t(`done.${to}`, { name: isolated(item.name) }), undo);
    },
    onProblem: toastProblem,
  });
  // The row that was pressed may have left the list, and this hook with it: taking back does not depend on it.
  const takeBack = async (item: Row) => {
    try {
      await setStatus({ item, to: item.status === 'archived' ? 'archived' : 'active' });
    } catch (problem) {
      toastProblem(problem);
    }
  };
  return {
    duplicate: ({ id }: Row) => copy.submit({ id }),
    archive: (item: Row) => status.submit({ item, to: 'archived' }),
    activate: (item: Row) => status.submit({ item, to: 'active' }),
  };
};

type StatusChange = { readonly item: Row; readonly to: 'active' | 'archived' };

const setStatus = async (
  change: StatusChange,
  options?: Parameters<typeof api.items.archive>[1],
): Promise<StatusChange> => {
  const call = change.to === 'archived' ? api.items.archive : api.items.activate;
  await call({ id: change.item.id }, options);
  return change;
};
