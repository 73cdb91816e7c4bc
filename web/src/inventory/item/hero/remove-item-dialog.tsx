import type { Item } from '@archway/contract/inventory/item';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../kit/remove/remove-dialog.tsx';
import { api } from '../../../platform/api/api.ts';
import { isolated } from '../../../ui/text/sentence.tsx';

type RemoveItemDialogProps = { opened: boolean; item: Item; onClose: () => void };

/** Asks before an item that was added by mistake is gone. */
export const RemoveItemDialog = ({ opened, item: { id, name }, onClose }: RemoveItemDialogProps) => {
  const { t } = useTranslation('inventory/item');
  const navigate = useNavigate();
  return (
    opened && (
      <RemoveDialog
        name={name}
        titleOf={(slot) => t('remove.title', { name: slot })}
        confirm={t('remove.confirm')}
        done={t('done.removed', { name: isolated(name) })}
        send={(_, options) => api.items.remove({ id }, options)}
        reasonOf={({ code }) => (code === 'in_use' ? t('remove.inUse') : undefined)}
        onRemoved={() => navigate({ to: '/inventory', replace: true })}
        onClose={onClose}
      >
        {t('remove.body')}
      </RemoveDialog>
    )
  );
};
