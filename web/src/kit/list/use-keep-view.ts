import type { SavedList, SavedView, ViewState } from '@archway/contract/team/saved-view';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { isolated } from '../../ui/text/sentence.tsx';

/** What is done to a view without asking anything more. */
export const useKeepView = (list: SavedList) => {
  const { t } = useTranslation('kit');
  const notified = async (work: Promise<unknown>, words: string) => {
    await work.then(() => toast(words, { tone: 'success' }), toastProblem);
  };
  return {
    saveAnew: ({ id, version, name }: SavedView, state: ViewState) =>
      notified(api.views.change({ id, version, state }), t('views.saved', { name: isolated(name) })),
    setFirst: (view: SavedView | null) =>
      notified(
        api.views.setDefault({ list, viewId: view?.id ?? null }),
        view ? t('views.firstSet', { name: isolated(view.name) }) : t('views.firstUnset'),
      ),
  };
};
