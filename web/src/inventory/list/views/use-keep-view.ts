import type { SavedView, ViewState } from '@archway/contract/team/saved-view';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { queries, queryClient } from '../../../platform/api/query-client.ts';
import { isolated } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { toastProblem } from '../../../ui/toast-problem.ts';

export const readViewsAgain = () => queryClient.invalidateQueries({ queryKey: queries.views.key() });

/** What is done to a view without asking anything more. */
export const useKeepView = () => {
  const { t } = useTranslation('inventory/list');
  const said = async (work: Promise<unknown>, words: string) => {
    await work.then(() => toast(words, { tone: 'success' }), toastProblem);
    await readViewsAgain();
  };
  return {
    saveAnew: ({ id, version, name }: SavedView, state: ViewState) =>
      said(api.views.change({ id, version, state }), t('views.saved', { name: isolated(name) })),
    setFirst: (view: SavedView | null) =>
      said(
        api.views.setDefault({ list: 'items', viewId: view?.id ?? null }),
        view ? t('views.firstSet', { name: isolated(view.name) }) : t('views.firstUnset'),
      ),
  };
};
