import type { Item } from '@archway/contract/inventory/item';
import type { Unit } from '@archway/contract/inventory/unit';
import type { UnitAction } from '@archway/contract/inventory/unit-actions';
import { Badge, Skeleton, Stack } from '@mantine/core';
import { IconHistory, IconListDetails, IconPackages, IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { SearchTabs } from '../../ui/search-tabs.tsx';
import { ItemHero } from './hero/item-hero.tsx';
import { StatusNotice } from './hero/status-notice.tsx';
import { PiecesTab } from './pieces/pieces-tab.tsx';
import { type Asked, SayDialog } from './say/say-dialog.tsx';
import { StockTab } from './stock/stock-tab.tsx';
import { type ItemTab, useItemSearch } from './use-item-search.ts';

export type ItemTabProps = {
  item: Item;
  /** Opens the dialog of an action; without pieces it asks for them. */
  onAsk: (action: UnitAction, pieces?: readonly Unit[], onSaid?: () => void) => void;
};

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
  const [asked, setAsked] = useState<Asked | null>(null);
  const openOrders = useOpenOrders(item.id);
  const Tab = tabs[tab];
  const ask: ItemTabProps['onAsk'] = (action, pieces, onSaid) => setAsked({ action, pieces, onSaid });
  return (
    <Stack gap="1.25rem">
      <ItemHero item={item} onAsk={ask} />
      <StatusNotice item={item} />
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
      <Suspense fallback={<Skeleton height={260} radius="lg" />}>
        <Tab item={item} onAsk={ask} />
      </Suspense>
      <SayDialog asked={asked} item={item} onClose={() => setAsked(null)} />
    </Stack>
  );
};

const useOpenOrders = (itemId: string) => {
  const orders = useQuery(queries.workOrders.list.queryOptions({ input: { itemId } }));
  return (orders.data?.rows ?? []).filter(({ closedAt }) => closedAt === null).length;
};
