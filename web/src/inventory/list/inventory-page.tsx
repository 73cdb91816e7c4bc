import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AddActions } from './add-actions.tsx';
import { ItemsBrowser } from './items-browser.tsx';
import { totalOf, useItems } from './use-items.ts';
import { useItemsList } from './use-items-list.ts';

/** The catalog: a designer chooses with her eyes, a warehouse hand looks something up. */
export const InventoryPage = () => {
  const { t } = useTranslation('inventory/list');
  const list = useItemsList();
  const mayAdd = useAbility().can('create', 'Item');
  const items = useItems(list);
  return (
    <Page title={t('title')} count={totalOf(items)} actions={mayAdd && <AddActions />}>
      <ItemsBrowser
        list={list}
        items={items}
        empty={
          <EmptyState title={t('empty.title')} action={mayAdd && <AddActions />}>
            {t('empty.words')}
          </EmptyState>
        }
      />
    </Page>
  );
};
