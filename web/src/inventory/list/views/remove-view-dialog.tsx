import type { SavedView } from '@archway/contract/team/saved-view';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Sentence, slot } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { toastProblem } from '../../../ui/toast-problem.ts';
import { useKept } from '../../../ui/use-kept.ts';
import { readViewsAgain } from './use-keep-view.ts';

export type RemoveViewDialogProps = { view: SavedView | null; onRemoved: () => void; onClose: () => void };

/** Asks before a view is forgotten; what it shows stays. */
export const RemoveViewDialog = ({ view, onRemoved, onClose }: RemoveViewDialogProps) => {
  const { t } = useTranslation('inventory/list');
  const kept = useKept(view);
  const { submit, pending } = useSubmit(api.views.remove, {
    onDone: async () => {
      onClose();
      onRemoved();
      await readViewsAgain();
      toast(t('views.removed'), { tone: 'success' });
    },
    onProblem: toastProblem,
  });
  return (
    <ConfirmDialog
      opened={view !== null}
      title={<Sentence text={t('views.removeTitle', { name: slot })}>{kept?.name ?? ''}</Sentence>}
      confirm={t('views.remove')}
      destructive
      pending={pending}
      onConfirm={() => kept && submit({ id: kept.id })}
      onClose={onClose}
    >
      {t(kept?.shared ? 'views.removeShared' : 'views.removeOwn')}
    </ConfirmDialog>
  );
};
