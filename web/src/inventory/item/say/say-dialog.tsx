import type { Item } from '@archway/contract/inventory/item';
import type { Unit } from '@archway/contract/inventory/unit';
import type { UnitAction } from '@archway/contract/inventory/unit-actions';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { useKept } from '../../../ui/use-kept.ts';
import { SayForm } from './say-form.tsx';

/** What somebody wants to say, and of which pieces; without pieces they are asked for. */
export type Asked = {
  readonly action: UnitAction;
  readonly pieces?: readonly Unit[] | undefined;
  /** What happens once it is said: nothing stays chosen, say. */
  readonly onSaid?: (() => void) | undefined;
};

type SayDialogProps = { asked: Asked | null; item: Pick<Item, 'id'>; onClose: () => void };

/** One short dialog for everything that can be said of pieces. */
export const SayDialog = ({ asked, item, onClose }: SayDialogProps) => {
  const { t } = useTranslation('inventory/item');
  const shown = useKept(asked);
  return (
    // A stray click must not throw away what was typed.
    <Dialog
      opened={asked !== null}
      onClose={onClose}
      closeOnClickOutside={false}
      title={shown && t(`say.${shown.action}.title`)}
    >
      {shown && <SayForm {...shown} item={item} onClose={onClose} />}
    </Dialog>
  );
};
