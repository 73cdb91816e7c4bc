import { type WorkOrderStatus, workOrderStatuses } from '@archway/contract/inventory/states';
import type { WorkOrder } from '@archway/contract/inventory/work-order';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Board } from '../../kit/board/board.tsx';
import type { BoardKind } from '../../kit/board/board-kind.ts';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { PictureRow } from '../pictures/picture-row.tsx';
import { useMoneyText } from '../use-money-text.ts';
import { useInventoryWords } from '../words.ts';
import { orderLooks } from './order-looks.tsx';
import { nextOrderStatuses, orderName } from './order-rules.ts';
import classes from './orders.module.css';
import type { OrderSteps } from './use-order-steps.ts';
import type { OrdersList } from './use-orders-list.ts';

type Card = WorkOrder & { readonly name: string };

/** What is to be done, is being done and is done. */
export const OrdersBoard = ({ list, steps }: { list: OrdersList; steps: OrderSteps }) => {
  const { t } = useTranslation('inventory/orders');
  const words = useInventoryWords();
  const wanted = list.value.filters.status;
  const kind: BoardKind<WorkOrderStatus, Card> = {
    statuses: workOrderStatuses,
    icons: orderLooks,
    statusName: words.workOrderStatus,
    columnsFor: nextOrderStatuses,
    words: (order) => <CardWords order={order} />,
  };
  const lookOf = (status: WorkOrderStatus) => {
    const isOpen = wanted ? wanted === status : status !== 'canceled';
    return { isOpen, isFoldable: status === 'done' || !isOpen };
  };
  return (
    <Board
      label={t('board.label')}
      kind={kind}
      lookOf={lookOf}
      cardsOf={(status) => cardsOf(list, status)}
      movingId={undefined}
      onMove={steps.to}
      mayMove={steps.may}
    />
  );
};

const CardWords = ({ order }: { order: Card }) => {
  const { t } = useTranslation('inventory/orders');
  const words = useInventoryWords();
  const money = useMoneyText();
  return (
    <>
      <Link to="/inventory/$id" params={{ id: order.itemId }} className={classes.name} draggable={false}>
        <bdi>{order.itemName}</bdi>
      </Link>
      <span className={classes.fact}>
        {words.workOrderKind(order.kind)}
        {!order.unitId && ` · ${t('times', { number: order.quantity })}`}
        {order.unitCode && (
          <>
            {' · '}
            <bdi>{order.unitCode}</bdi>
          </>
        )}
      </span>
      {order.note && <span dir="auto">{order.note}</span>}
      {order.locationName && <bdi className={classes.fact}>{order.locationName}</bdi>}
      <span className={classes.fact}>
        <RelativeTime at={order.closedAt ?? order.openedAt} />
        {order.cost !== null && ` · ${money(order.cost)}`}
      </span>
      <PictureRow name={order.name} ids={order.pictureIds} />
    </>
  );
};

/** What waits longest stands first, of what is over the latest. */
const cardsOf = ({ query }: OrdersList, status: WorkOrderStatus) => {
  const isOver = status === 'done' || status === 'canceled';
  const input = {
    ...query,
    status,
    sortBy: isOver ? 'closedAt' : 'openedAt',
    orderBy: isOver ? 'desc' : 'asc',
    itemsPerPage: 10,
  } as const;
  return {
    key: queries.workOrders.list.key({ input }),
    read: async (page: number, signal: AbortSignal) => {
      const found = await api.workOrders.list({ ...input, page }, { signal });
      return { ...found, rows: found.rows.map((order): Card => ({ ...order, name: orderName(order) })) };
    },
  };
};
