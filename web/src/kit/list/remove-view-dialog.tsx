import type { SavedView } from '@archway/contract/team/saved-view';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { RemoveDialog } from '../remove/remove-dialog.tsx';

export type RemoveViewDialogProps = { view: SavedView | null; onRemoved: () => void; onClose: () => void };

/** Asks before a view is forgotten; what it shows stays. */
export const RemoveViewDialog = ({ view, onRemoved, onClose }: RemoveViewDialogProps) => {
  const { t } = useTranslation('kit');
  return (
    view && (
      <RemoveDialog
        key={view.id}
        name={view.name}
        titleOf={(slot) => t('views.removeTitle', { name: slot })}
        confirm={t('views.remove')}
        done={t('views.removed')}
        send={(_, options) => api.views.remove({ id: view.id }, options)}
        onRemoved={onRemoved}
        onClose={onClose}
      >
        {t(view.shared ? 'views.removeShared' : 'views.removeOwn')}
      </RemoveDialog>
    )
  );
};
