import { useTranslation } from 'react-i18next';
import { useScreenExists } from '../../platform/navigation/screen-exists.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ItemsBrowser } from '../list/items-browser.tsx';
import { useItems } from '../list/use-items.ts';
import { useItemsList } from '../list/use-items-list.ts';

/** The items of a category and of everything inside it, as pictures. */
export const CategoryItems = ({ categoryId }: { categoryId: string }) => {
  const { t } = useTranslation('inventory/categories');
  const exists = useScreenExists();
  const mayAdd = useAbility().can('create', 'Item');
  const list = useItemsList({ bound: { selectedCategory: categoryId }, viewedAs: 'grid' });
  const add = exists('/inventory/add') && mayAdd && (
    <LinkButton to="/inventory/add">{t('addItem')}</LinkButton>
  );
  return (
    <ItemsBrowser
      list={list}
      items={useItems(list)}
      title={t('itemsTitle')}
      empty={
        <EmptyState title={t('noItems')} action={add}>
          {t('noItemsHint')}
        </EmptyState>
      }
    />
  );
};
