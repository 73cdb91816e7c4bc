import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import type { BulkFormProps } from './bulk-form.tsx';
import { CategoryForm } from './category-form.tsx';
import { LocationForm } from './location-form.tsx';
import { PriceForm } from './price-form.tsx';
import { StatusForm } from './status-form.tsx';
import { TagsForm } from './tags-form.tsx';

export type BulkAction = 'category' | 'tags' | 'location' | 'price' | 'activate' | 'archive';

export type BulkDialogProps = BulkFormProps & { action: BulkAction | null };

/** Asks what several items get, and says before what will happen to them. */
export const BulkDialog = ({ action, rows, onClose, onDone }: BulkDialogProps) => {
  const { t } = useTranslation('inventory/list');
  const shown = useKept(action);
  const done = () => {
    onClose();
    onDone();
  };
  const form = { rows, onClose, onDone: done };
  return (
    <Dialog
      opened={action !== null}
      onClose={onClose}
      title={shown && t(`bulk.${shown}.title`, { count: rows.length })}
    >
      {shown === 'category' && <CategoryForm {...form} />}
      {shown === 'tags' && <TagsForm {...form} />}
      {shown === 'location' && <LocationForm {...form} />}
      {shown === 'price' && <PriceForm {...form} />}
      {shown === 'activate' && <StatusForm {...form} to="active" />}
      {shown === 'archive' && <StatusForm {...form} to="archived" />}
    </Dialog>
  );
};
