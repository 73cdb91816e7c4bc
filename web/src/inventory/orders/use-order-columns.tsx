import type { WorkOrder } from '@archway/contract/inventory/work-order';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useColumns } from '../../kit/list/use-columns.ts';
import { useLatest } from '../../kit/list/use-latest.ts';
import { useFieldSetting } from '../../ui/fields/field-setting.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { useMoneyText } from '../use-money-text.ts';
import { useInventoryWords } from '../words.ts';
import { OrderKindIcon, OrderStatusBadge } from './order-looks.tsx';
import { OrderMenu } from './order-menu.tsx';
import classes from './orders.module.css';
import type { OrderSteps } from './use-order-steps.ts';

export const useOrderColumns = (steps: OrderSteps): readonly Column<WorkOrder>[] => {
  const { t } = useTranslation('inventory/orders');
  const words = useInventoryWords();
  const money = useMoneyText();
  const withCosts = useFieldSetting().mayRead('Cost');
  const latest = useLatest({ to: steps.to });
  return useColumns(
    () => [
      {
        key: 'itemName',
        sortable: true,
        title: t('column.piece'),
        main: true,
        render: (order) => (
          <span className={classes.piece}>
            <OrderKindIcon kind={order.kind} />
            <span className={classes.words}>
              <Link to="/inventory/$id" params={{ id: order.itemId }} className={classes.name}>
                <bdi>{order.itemName}</bdi>
              </Link>
              {order.unitCode && <bdi className={classes.fact}>{order.unitCode}</bdi>}
              {!order.unitId && (
                <span className={classes.fact} data-tabular>
                  {t('times', { number: order.quantity })}
                </span>
              )}
            </span>
          </span>
        ),
      },
      { key: 'kind', title: t('column.work'), render: ({ kind }) => words.workOrderKind(kind) },
      {
        key: 'status',
        sortable: true,
        title: t('column.status'),
        render: ({ status }) => <OrderStatusBadge status={status} />,
      },
      { key: 'note', title: t('column.note'), render: ({ note }) => note && <span dir="auto">{note}</span> },
      {
        key: 'location',
        title: t('column.location'),
        render: ({ locationName }) => locationName && <bdi>{locationName}</bdi>,
      },
      {
        key: 'openedAt',
        sortable: true,
        title: t('column.opened'),
        render: ({ openedAt }) => <RelativeTime at={openedAt} />,
      },
      {
        key: 'closedAt',
        sortable: true,
        extra: true,
        title: t('column.closed'),
        render: ({ closedAt }) => closedAt && <RelativeTime at={closedAt} />,
      },
      ...(withCosts
        ? [
            {
              key: 'cost',
              title: t('column.cost'),
              align: 'end' as const,
              render: ({ cost }: WorkOrder) => cost !== null && money(cost),
            },
          ]
        : []),
      {
        key: 'menu',
        title: t('column.actions'),
        untitled: true,
        align: 'end',
        render: (order) => steps.may && <OrderMenu order={order} onStep={latest.to} />,
      },
    ],
    [withCosts, steps.may],
  );
};
