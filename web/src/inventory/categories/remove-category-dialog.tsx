import type { Category } from '@archway/contract/inventory/category';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../kit/remove/remove-dialog.tsx';
import { api } from '../../platform/api/api.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import { CategoryParentField } from './category-parent-field.tsx';
import { useCategories } from './use-categories.ts';

type RemoveCategoryDialogProps = {
  category: Category | null;
  onClose: () => void;
  /** After it is gone: whoever stands on its page has to go elsewhere. */
  onRemoved?: (() => unknown) | undefined;
};

export const RemoveCategoryDialog = ({ category, ...rest }: RemoveCategoryDialogProps) =>
  category && <Confirmation key={category.id} category={category} {...rest} />;

/** Its items and the categories inside can go to another one; whoever may not move them is told why it stays. */
const Confirmation = ({ category, ...rest }: RemoveCategoryDialogProps & { category: Category }) => {
  const { t } = useTranslation('inventory/categories');
  const ability = useAbility();
  const rows = useCategories().data?.rows ?? [];
  const { id, name } = category;
  return (
    <RemoveDialog
      {...rest}
      name={name}
      titleOf={(slot) => t('removeTitle', { name: slot })}
      done={t('removed', { name: isolated(name) })}
      send={(moveTo, options) => api.categories.remove({ id, moveTo }, options)}
      moving={{
        known: {
          items: category.items,
          children: rows.filter(({ parentId }) => parentId === id).length,
        },
        words: {
          items: (count) => t('items', { count }),
          children: (count) => t('subcategories', { count }),
        },
        allowed: ability.can('update', 'Item') && ability.can('update', 'Category'),
        field: (target) => (
          <CategoryParentField {...target} rows={rows} of={id} required clearable={false} placeholder="" />
        ),
      }}
    >
      {t('removeBody')}
    </RemoveDialog>
  );
};
