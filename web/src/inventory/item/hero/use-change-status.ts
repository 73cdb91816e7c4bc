import type { Item } from '@archway/contract/inventory/item';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import { isolated } from '../../../ui/text/sentence.tsx';

type Standing = Pick<Item, 'id' | 'status'>;

/** Takes an item out of use or into use: at once, and with a way to take it back at once. */
export const useChangeStatus = () => {
  const { t } = useTranslation('inventory/item');
  const off = useSubmit(api.items.archive, {
    onDone: async (item) => {
      toast(t('done.archived', { name: isolated(item.name) }), {
        undo: () => void on.submit({ id: item.id, status: 'archived' }),
      });
    },
    onProblem: toastProblem,
  });
  const on = useSubmit(
    async ({ id, status }: Standing) => ({ ...(await api.items.activate({ id })), was: status }),
    {
      onDone: async ({ id, name, was }) => {
        // What is in use does not become a draft again.
        const undo = { undo: () => void off.submit({ id }) };
        toast(t('done.activated', { name: isolated(name) }), was === 'archived' ? undo : { tone: 'success' });
      },
      onProblem: toastProblem,
    },
  );
  return {
    archive: ({ id }: Standing) => void off.submit({ id }),
    activate: ({ id, status }: Standing) => void on.submit({ id, status }),
    pending: off.pending || on.pending,
  };
};
