import type { WorkOrder } from '@archway/contract/inventory/work-order';
import { Badge, Button, Skeleton, Stack } from '@mantine/core';
import { IconBrush, IconCheck, IconPlayerPlay, IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../platform/api/query-client.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Results } from '../../../ui/list/results.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { PictureRow } from '../../pictures/picture-row.tsx';
import { useMoneyText } from '../../use-money-text.ts';
import { useInventoryWords } from '../../words.ts';
import type { ItemTabProps } from '../item-tab.ts';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { FinishOrderDialog } from './finish-order-dialog.tsx';
import classes from './orders.module.css';
import { useStartOrder } from './use-start-order.ts';

/** What has to be cleaned or repaired before it can be promised again: the open ones first. */
export const OrdersTab = ({ item }: ItemTabProps) => {
  const { t } = useTranslation('inventory/item');
  const orders = useQuery(
    queries.workOrders.list.queryOptions({ input: { itemId: item.id, itemsPerPage: 100 } }),
  );
  const [finishing, setFinishing] = useState<WorkOrder | null>(null);
  const [cancelling, setCancelling] = useState<WorkOrder | null>(null);
  return (
    <>
      <Results
        of={orders}
        skeleton={
          <Stack gap="sm">
            <Skeleton height={88} radius="lg" />
            <Skeleton height={88} radius="lg" />
          </Stack>
        }
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <Panel>
            <EmptyState picture="quiet" title={t('orders.empty')}>
              {t('orders.emptyHint')}
            </EmptyState>
          </Panel>
        }
      >
        {({ rows }) => (
          <ul className={classes.orders}>
            {rows.map((order) => (
              <Order
                key={order.id}
                order={order}
                onFinish={() => setFinishing(order)}
                onCancel={() => setCancelling(order)}
              />
            ))}
          </ul>
        )}
      </Results>
      <FinishOrderDialog order={finishing} onClose={() => setFinishing(null)} />
      <CancelOrderDialog order={cancelling} onClose={() => setCancelling(null)} />
    </>
  );
};

const colors = { open: 'orange', in_progress: 'cyan', done: 'green', canceled: 'gray' } as const;

type OrderProps = { order: WorkOrder; onFinish: () => void; onCancel: () => void };

const Order = ({ order, onFinish, onCancel }: OrderProps) => {
  const { t } = useTranslation('inventory/item');
  const words = useInventoryWords();
  const money = useMoneyText();
  const start = useStartOrder();
  const mayChange = useAbility().can('update', 'Item');
  const Icon = order.kind === 'clean' ? IconBrush : IconTool;
  const closed = order.closedAt !== null;
  return (
    <li className={classes.order} data-closed={closed}>
      <span className={classes.mark}>
        <Icon size={20} stroke={1.6} aria-hidden />
      </span>
      <div className={classes.words}>
        <div className={classes.heading}>
          <strong>{words.workOrderKind(order.kind)}</strong>
          {order.unitCode && <bdi>{order.unitCode}</bdi>}
          <Badge variant="light" color={colors[order.status]}>
            {words.workOrderStatus(order.status)}
          </Badge>
        </div>
        {order.note && (
          <p className={classes.note} dir="auto">
            {order.note}
          </p>
        )}
        <p className={classes.facts}>
          {t('orders.opened')} <RelativeTime at={order.openedAt} />
          {order.openedBy && (
            <>
              {' · '}
              <bdi>{order.openedBy}</bdi>
            </>
          )}
          {order.closedAt && (
            <>
              {' · '}
              {t('orders.closed')} <RelativeTime at={order.closedAt} />
            </>
          )}
          {order.cost !== null && ` · ${money(order.cost)}`}
        </p>
        <PictureRow name={order.unitCode ?? order.itemName} ids={order.pictureIds} />
      </div>
      {mayChange && !closed && (
        <div className={classes.actions}>
          {order.status === 'open' && (
            <Button
              size="sm"
              variant="default"
              leftSection={<IconPlayerPlay size={18} aria-hidden />}
              onClick={() => start(order)}
            >
              {t('orders.start')}
            </Button>
          )}
          <Button size="sm" leftSection={<IconCheck size={18} aria-hidden />} onClick={onFinish}>
            {t('orders.finish')}
          </Button>
          <Button size="sm" variant="subtle" onClick={onCancel}>
            {t('orders.cancel')}
          </Button>
        </div>
      )}
    </li>
  );
};
