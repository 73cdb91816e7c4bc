import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ItemsBrowser } from '../list/items-browser.tsx';
import { useItems } from '../list/use-items.ts';
import { useItemsList } from '../list/use-items-list.ts';

/** The items of the catalog that were bought at one vendor. */
export const BoughtItems = ({ vendorId }: { vendorId: string }) => {
  const { t } = useTranslation('vendors');
  const list = useItemsList({ bound: { vendorId }, viewedAs: 'list' });
  return (
    <ItemsBrowser
      list={list}
      items={useItems(list)}
      title={t('bought')}
      empty={<EmptyState title={t('noItems')}>{t('noItemsHint')}</EmptyState>}
    />
  );
};
