import type { Category } from '@archway/contract/inventory/category';
import { useTranslation } from 'react-i18next';
import { contentsText } from '../../kit/remove/moving.ts';
import { RemoveDialog } from '../../kit/remove/remove-dialog.tsx';
import { api } from '../../platform/api/api.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import { CategoryParentField } from './category-parent-field.tsx';
import { useCategories } from './use-categories.ts';
import { useInUseReason } from './use-in-use-reason.ts';

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
  const { t, i18n } = useTranslation('inventory/categories');
  const ability = useAbility();
  const reasonOf = useInUseReason();
  const rows = useCategories().data?.rows ?? [];
  const { id, name } = category;
  const contents = (items: number, children: number) =>
    contentsText(i18n.language, [
      { count: items, text: t('items', { count: items }) },
      { count: children, text: t('subcategories', { count: children }) },
    ]);
  const mayMove = ability.can('update', 'Item') && ability.can('update', 'Category');
  return (
    <RemoveDialog
      {...rest}
      name={name}
      titleOf={(slot) => t('removeTitle', { name: slot })}
      confirm={t('remove')}
      done={t('removed', { name: isolated(name) })}
      send={(moveTo, options) => api.categories.remove({ id, moveTo }, options)}
      reasonOf={({ code, facts }) => (code === 'in_use' ? reasonOf(facts) : undefined)}
      moving={
        mayMove
          ? {
              contents: contents(category.items, rows.filter(({ parentId }) => parentId === id).length),
              contentsOf: (facts) =>
                contents(Number(facts['items'] ?? 0), Number(facts['children'] ?? 0)) ?? '',
              field: (target) => (
                <CategoryParentField
                  {...target}
                  rows={rows}
                  of={id}
                  required
                  clearable={false}
                  placeholder=""
                />
              ),
            }
          : undefined
      }
    >
      {t('removeBody')}
    </RemoveDialog>
  );
};
