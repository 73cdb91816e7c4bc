import type { Category } from '@archway/contract/inventory/category';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { useMay } from '../../platform/session/may.ts';
import { ExportMenu } from '../../ui/downloads/export-menu.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Results } from '../../ui/list/results.tsx';
import { OpenAllButton } from '../../ui/tree/open-all-button.tsx';
import { TreeSkeleton } from '../../ui/tree/tree-skeleton.tsx';
import { useOpenRows } from '../../ui/tree/use-open-rows.ts';
import { CategoryDrawer, type CategoryInHand } from './category-drawer.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { CategoryTree } from './category-tree.tsx';
import { MoveCategoryDialog } from './move-category-dialog.tsx';
import type { TreePosition } from './position-rules.ts';
import { RemoveCategoryDialog } from './remove-category-dialog.tsx';
import { useCategories } from './use-categories.ts';
import { useMoveCategory } from './use-move-category.ts';

/** A warehouse lead puts the kinds of things the company owns in order, so that everybody finds a piece where they look. */
export const CategoriesPage = () => {
  const { t } = useTranslation('inventory/categories');
  const may = useMay();
  const ability = useAbility();
  const categories = useCategories();
  const rows = categories.data?.rows ?? [];
  const tree = useOpenRows('categories', () => true);
  const [inHand, setInHand] = useState<CategoryInHand | null>(null);
  const [moved, setMoved] = useState<Category | null>(null);
  const [removed, setRemoved] = useState<Category | null>(null);
  const target = useMoveCategory();
  const put = (to: TreePosition) => {
    if (to.parentId !== null) tree.set([to.parentId], true);
    void target(to);
  };
  const mayCreate = ability.can('create', 'Category');
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setInHand({})}>
      {t('add')}
    </Button>
  );
  return (
    <Page
      title={t('title')}
      count={categories.data?.rows.length}
      description={t('description')}
      actions={
        <>
          <ExportMenu
            may={may('categories.export')}
            name={t('title')}
            disabled={rows.length === 0}
            take={({ format, language }) =>
              ({ signal, onReceived }) =>
                api.categories.export({ format, language }, { signal, context: { onReceived } })
              }
          />
          <OpenAllButton rows={rows} isOpen={tree.isOpen} onChange={tree.set} />
          {mayCreate && add}
        </>
      }
    >
      <Panel flush>
        <Results
          of={categories}
          skeleton={<TreeSkeleton />}
          isEmpty={(data) => data.rows.length === 0}
          empty={
            <EmptyState title={t('empty')} action={mayCreate && add}>
              {t('emptyHint')}
            </EmptyState>
          }
        >
          {() => (
            <CategoryTree
              rows={rows}
              isOpen={tree.isOpen}
              onToggle={(id, open) => tree.set([id], open)}
              onReposition={ability.can('update', 'Category') ? put : undefined}
              menuOf={(category) => (
                <CategoryMenu
                  category={category}
                  rows={rows}
                  onAdd={() => setInHand({ parentId: category.id })}
                  onEdit={() => setInHand({ category })}
                  onReposition={put}
                  onMove={() => setMoved(category)}
                  onRemove={() => setRemoved(category)}
                />
              )}
            />
          )}
        </Results>
      </Panel>
      <CategoryDrawer inHand={inHand} rows={rows} onClose={() => setInHand(null)} />
      <MoveCategoryDialog category={moved} rows={rows} onReposition={put} onClose={() => setMoved(null)} />
      <RemoveCategoryDialog category={removed} onClose={() => setRemoved(null)} />
    </Page>
  );
};
