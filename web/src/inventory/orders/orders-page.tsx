import { workOrderKinds, workOrderStatuses } from '@archway/contract/inventory/states';
import { IconLayoutKanban, IconList } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../kit/list/list-page.tsx';
import { queries } from '../../platform/api/query-client.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { FilterChip } from '../../ui/list/filter-chip.tsx';
import { IconSegments } from '../../ui/list/icon-segments.tsx';
import { CancelOrderDialog } from '../item/orders/cancel-order-dialog.tsx';
import { FinishOrderDialog } from '../item/orders/finish-order-dialog.tsx';
import { useInventoryWords } from '../words.ts';
import { useOrderSteps } from './use-order-steps.ts';
import { useOrdersList } from './use-orders-list.ts';

const OrdersBoard = lazy(async () => ({ default: (await import('./orders-board.tsx')).OrdersBoard }));
const views = { list: IconList, board: IconLayoutKanban } as const;

/** A warehouse lead sees what has to be cleaned or repaired, hands it out and takes it back whole. */
export const OrdersPage = () => {
  const { t } = useTranslation('inventory/orders');
  const words = useInventoryWords();
  const navigate = useNavigate();
  const steps = useOrderSteps();
  const list = useOrdersList(steps);
  const view = list.viewMode;
  const orders = useQuery({
    ...queries.workOrders.list.queryOptions({ input: list.input }),
    placeholderData: keepPreviousData,
  });
  const { kind, status } = list.value.filters;
  return (
    <Page
      title={t('title')}
      count={orders.data?.total}
      description={t('description')}
      width={view === 'board' ? 'wide' : 'full'}
    >
      <ListPage
        list={list}
        label={t('title')}
        search={t('search')}
        rows={orders}
        keyOf={({ id }) => id}
        filters={
          <>
            <FilterChip
              label={t('column.work')}
              value={kind}
              choices={workOrderKinds.map((value) => ({ value, label: words.workOrderKind(value) }))}
              onChange={(value) => list.filter({ kind: value })}
            />
            <FilterChip
              label={t('column.status')}
              value={status}
              choices={workOrderStatuses.map((value) => ({ value, label: words.workOrderStatus(value) }))}
              onChange={(value) => list.filter({ status: value })}
            />
          </>
        }
        tools={
          <IconSegments
            label={t('view.label')}
            value={view}
            icons={views}
            nameOf={(value) => t(`view.${value}`)}
            onChange={(viewMode) => list.setOptions({ viewMode })}
          />
        }
        {...(view === 'board'
          ? {
              cards: () => (
                <Suspense fallback={null}>
                  <OrdersBoard list={list} steps={steps} />
                </Suspense>
              ),
              whole: true,
              unframed: true,
            }
          : {})}
        empty={
          <EmptyState picture="quiet" title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        }
        onOpen={({ itemId }) => void navigate({ to: '/inventory/$id', params: { id: itemId } })}
      />
      <FinishOrderDialog order={steps.finished} onClose={steps.leave} />
      <CancelOrderDialog order={steps.canceled} onClose={steps.leave} />
    </Page>
  );
};
