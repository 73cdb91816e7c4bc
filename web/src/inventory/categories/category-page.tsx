import type { Category } from '@archway/contract/inventory/category';
import { Skeleton, Stack } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDynamicTitle } from '../../platform/navigation/dynamic-title.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { Results } from '../../ui/results.tsx';
import { CategoryDrawer, type CategoryInHand } from './category-drawer.tsx';
import { CategoryHero } from './category-hero.tsx';
import { CategoryItems } from './category-items.tsx';
import { RemoveCategoryDialog } from './remove-category-dialog.tsx';
import { SubCategories } from './sub-categories.tsx';
import { useCategories } from './use-categories.ts';

/** A designer looks through one kind of things: what kinds there are in it, and the pieces themselves, as pictures. */
export const CategoryPage = () => {
  const { t } = useTranslation('inventory/categories');
  const { id = '' } = useParams({ strict: false });
  const categories = useCategories();
  const category = categories.data?.rows.find((row) => row.id === id);
  useDynamicTitle(category?.name);
  return (
    <Results of={categories} skeleton={<CategorySkeleton />}>
      {({ rows }) =>
        category ? (
          <Shown key={id} category={category} rows={rows} />
        ) : (
          <NotHere title={t('notHere')} back={<LinkButton to="/categories">{t('backToList')}</LinkButton>} />
        )
      }
    </Results>
  );
};

const Shown = ({ category, rows }: { category: Category; rows: readonly Category[] }) => {
  const navigate = useNavigate();
  const [inHand, setInHand] = useState<CategoryInHand | null>(null);
  const [removed, setRemoved] = useState<Category | null>(null);
  return (
    <Stack gap="1.5rem">
      <CategoryHero
        category={category}
        rows={rows}
        onEdit={() => setInHand({ category })}
        onRemove={() => setRemoved(category)}
      />
      <SubCategories category={category} rows={rows} onAdd={() => setInHand({ parentId: category.id })} />
      <CategoryItems category={category} rows={rows} />
      <CategoryDrawer inHand={inHand} rows={rows} onClose={() => setInHand(null)} />
      <RemoveCategoryDialog
        category={removed}
        onClose={() => setRemoved(null)}
        onRemoved={() => navigate({ to: '/categories', replace: true })}
      />
    </Stack>
  );
};

const CategorySkeleton = () => (
  <Stack gap="1.5rem">
    <Skeleton height={72} width="min(26rem, 100%)" radius="lg" />
    <Skeleton height={96} radius="lg" />
    <Skeleton height={320} radius="lg" />
  </Stack>
);
