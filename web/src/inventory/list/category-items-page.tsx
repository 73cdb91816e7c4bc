import type { Category } from '@archway/contract/inventory/category';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDynamicTitle } from '../../platform/navigation/dynamic-title.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NotHere } from '../../ui/feedback/not-here.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Trail } from '../../ui/layout/trail.tsx';
import { Results } from '../../ui/list/results.tsx';
import { ancestorsOf } from '../../ui/tree/tree-rows.ts';
import { useCategories } from '../categories/use-categories.ts';
import { AddActions } from './add-actions.tsx';
import { ItemsBrowser } from './items-browser.tsx';
import { ItemsSkeleton } from './items-skeleton.tsx';
import { totalOf, useItems } from './use-items.ts';
import { useItemsList } from './use-items-list.ts';

/** The same list, of one category and everything inside it. */
export const CategoryItemsPage = () => {
  const { t } = useTranslation('inventory/list');
  const { id = '' } = useParams({ strict: false });
  const categories = useCategories();
  return (
    <Results of={categories} skeleton={<ItemsSkeleton shape="table" />}>
      {({ rows }) => {
        const category = rows.find((each) => each.id === id);
        return category ? (
          <CategoryItems key={id} category={category} above={ancestorsOf(rows, id)} />
        ) : (
          <NotHere
            title={t('category.notHere')}
            back={<LinkButton to="/inventory">{t('category.back')}</LinkButton>}
          />
        );
      }}
    </Results>
  );
};

const CategoryItems = ({ category, above }: { category: Category; above: readonly Category[] }) => {
  const { t } = useTranslation('inventory/list');
  const list = useItemsList({ bound: { selectedCategory: category.id } });
  const mayAdd = useAbility().can('create', 'Item');
  const items = useItems(list);
  useDynamicTitle(category.name);
  const links = [
    { key: 'inventory', link: <Link to="/inventory">{t('title')}</Link> },
    ...above.map(({ id, name }) => ({
      key: id,
      link: (
        <Link to="/inventory/category/$id" params={{ id }}>
          <bdi>{name}</bdi>
        </Link>
      ),
    })),
  ];
  return (
    <div>
      <Trail links={links} />
      <Page title={<bdi>{category.name}</bdi>} count={totalOf(items)} actions={mayAdd && <AddActions />}>
        <ItemsBrowser
          list={list}
          items={items}
          empty={
            <EmptyState title={t('category.empty')} action={mayAdd && <AddActions />}>
              {t('category.emptyWords')}
            </EmptyState>
          }
        />
      </Page>
    </div>
  );
};
