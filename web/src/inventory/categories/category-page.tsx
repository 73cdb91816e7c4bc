import type { Category } from '@archway/contract/inventory/category';
import { categoryFields } from '@archway/contract/inventory/category-fields';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import { DetailSkeleton } from '../../kit/detail/detail-skeleton.tsx';
import { DetailView } from '../../kit/detail/detail-view.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { OtherFacts } from '../../ui/fields/other-facts.tsx';
import { CategoryDrawer, type CategoryInHand } from './category-drawer.tsx';
import { CategoryHero } from './category-hero.tsx';
import { CategoryItems } from './category-items.tsx';
import { RemoveCategoryDialog } from './remove-category-dialog.tsx';
import { SubCategories } from './sub-categories.tsx';
import { useCategories } from './use-categories.ts';
import { useCategoryWords } from './use-category-names.ts';

/** A designer looks through one kind of things: what kinds there are in it, and the pieces themselves, as pictures. */
export const CategoryPage = () => {
  const { t } = useTranslation('inventory/categories');
  const { id = '' } = useParams({ strict: false });
  const categories = useCategories();
  return (
    <DetailPage
      id={id}
      of={categories}
      find={({ rows }) => rows.find((row) => row.id === id)}
      nameOf={({ name }) => name}
      title={t('title')}
      notHere={t('notHere')}
      back={<LinkButton to="/categories">{t('backToList')}</LinkButton>}
      skeleton={<DetailSkeleton columns={false} />}
    >
      {(category, { rows }) => <Shown key={id} category={category} rows={rows} />}
    </DetailPage>
  );
};

const Shown = ({ category, rows }: { category: Category; rows: readonly Category[] }) => {
  const navigate = useNavigate();
  const [inHand, setInHand] = useState<CategoryInHand | null>(null);
  const [removed, setRemoved] = useState<Category | null>(null);
  const { nameOf, optionName } = useCategoryWords();
  return (
    <DetailView
      hero={
        <CategoryHero
          category={category}
          rows={rows}
          onEdit={() => setInHand({ category })}
          onRemove={() => setRemoved(category)}
        />
      }
      dialogs={
        <>
          <CategoryDrawer inHand={inHand} rows={rows} onClose={() => setInHand(null)} />
          <RemoveCategoryDialog
            category={removed}
            onClose={() => setRemoved(null)}
            onRemoved={() => navigate({ to: '/categories', replace: true })}
          />
        </>
      }
    >
      <SubCategories category={category} rows={rows} onAdd={() => setInHand({ parentId: category.id })} />
      <OtherFacts
        table={categoryFields}
        row={category}
        nameOf={nameOf}
        optionName={optionName}
        except={['name', 'parentId', 'icon', 'color', 'bufferDays']}
      />
      <CategoryItems categoryId={category.id} />
    </DetailView>
  );
};
