import type { Item } from '@archway/contract/inventory/item';
import { Badge } from '@mantine/core';
import { IconHistory, IconListDetails, IconPackages, IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailView } from '../../kit/detail/detail-view.tsx';
import { queries } from '../../platform/api/query-client.ts';
import { SearchTabs } from '../../ui/layout/search-tabs.tsx';
import { ItemHero } from './hero/item-hero.tsx';
import { StatusNotice } from './hero/status-notice.tsx';
import type { ItemTabProps } from './item-tab.ts';
import { PiecesTab } from './pieces/pieces-tab.tsx';
import { DeskRecordDialog } from './record/desk-record-dialog.tsx';
import type { RecordRequest } from './record/record-fields.ts';
import { StockTab } from './stock/stock-tab.tsx';
import { type ItemTab, useItemSearch } from './use-item-search.ts';

const tabs: Record<ItemTab, ComponentType<ItemTabProps>> = {
  pieces: (props) => (props.item.tracking === 'bulk' ? <StockTab {...props} /> : <PiecesTab {...props} />),
  history: lazyRouteComponent(() => import('./history/history-tab.tsx'), 'HistoryTab'),
  details: lazyRouteComponent(() => import('./details-tab.tsx'), 'DetailsTab'),
  orders: lazyRouteComponent(() => import('./orders/orders-tab.tsx'), 'OrdersTab'),
};

/** The item as it is: its face, and below it one of four ways to know more. */
export const ItemView = ({ item }: { item: Item }) => {
  const { t } = useTranslation('inventory/item');
  const { tab } = useItemSearch();
  const [requested, setRequested] = useState<RecordRequest | null>(null);
  const openOrders = useOpenOrders(item.id);
  const Tab = tabs[tab];
  const request: ItemTabProps['onRecord'] = (action, pieces, onRecorded) =>
    setRequested({ action, pieces, onRecorded });
  return (
    <DetailView
      hero={<ItemHero item={item} onRecord={request} />}
      notice={<StatusNotice item={item} />}
      tabs={
        <SearchTabs
          label={t('tabs.label')}
          current={tab}
          tabs={[
            { tab: 'pieces', label: t('tabs.pieces'), icon: IconPackages },
            { tab: 'history', label: t('tabs.history'), icon: IconHistory },
            { tab: 'details', label: t('tabs.details'), icon: IconListDetails },
            {
              tab: 'orders',
              icon: IconTool,
              label: (
                <>
                  {t('tabs.orders')}
                  {openOrders > 0 && (
                    <Badge variant="light" color="orange" size="sm" data-tabular>
                      {openOrders}
                    </Badge>
                  )}
                </>
              ),
            },
          ]}
        />
      }
      dialogs={<DeskRecordDialog requested={requested} item={item} onClose={() => setRequested(null)} />}
    >
      <Tab item={item} onRecord={request} />
    </DetailView>
  );
};

const useOpenOrders = (itemId: string) => {
  const orders = useQuery(queries.workOrders.list.queryOptions({ input: { itemId, itemsPerPage: 100 } }));
  return (orders.data?.rows ?? []).filter(({ closedAt }) => closedAt === null).length;
};
