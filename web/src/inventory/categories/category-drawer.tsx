import type { Category } from '@archway/contract/inventory/category';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx';
import { useKept } from '../../ui/overlay/use-kept.ts';
import { CategoryForm } from './category-form.tsx';

/** A category to change, or what a new one will stand in (nothing: at the top). */
export type CategoryInHand = { readonly category?: Category; readonly parentId?: string | null };

type CategoryDrawerProps = {
  inHand: CategoryInHand | null;
  rows: readonly Category[];
  onClose: () => void;
};

export const CategoryDrawer = ({ inHand, rows, onClose }: CategoryDrawerProps) => {
  const { t } = useTranslation('inventory/categories');
  const shown = useKept(inHand);
  const category = shown?.category;
  return (
    <SideDrawer opened={inHand !== null} onClose={onClose} title={category ? t('editTitle') : t('add')}>
      {shown && (
        <CategoryForm
          key={category ? category.id : `new ${shown.parentId}`}
          category={category}
          parentId={shown.parentId ?? null}
          rows={rows}
          onClose={onClose}
        />
      )}
    </SideDrawer>
  );
};
