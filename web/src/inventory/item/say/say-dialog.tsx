import type { Item } from '@archway/contract/inventory/item';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import type { Asked } from './say-fields.ts';
import { SayForm } from './say-form.tsx';

type SayDialogProps = { asked: Asked | null; item: Pick<Item, 'id'>; onClose: () => void };

/** One short dialog for everything that can be said of pieces. */
export const SayDialog = ({ asked, item, onClose }: SayDialogProps) => {
  const { t } = useTranslation('inventory/item');
  const shown = useKept(asked);
  return (
    <Dialog opened={asked !== null} onClose={onClose} title={shown && t(`say.${shown.action}.title`)}>
      {shown && <SayForm {...shown} item={item} onClose={onClose} />}
    </Dialog>
  );
};
