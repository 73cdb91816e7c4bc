import type { WorkOrder } from '@archway/contract/inventory/work-order';
import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../ui/overlay/more-menu.tsx';
import { orderLooks } from './order-looks.tsx';
import { nextOrderStatuses, orderName } from './order-rules.ts';
import type { OrderSteps } from './use-order-steps.ts';

const verbs = { in_progress: 'orders.start', done: 'orders.finish', canceled: 'orders.cancel' } as const;

/** What can be done with a work order. */
export const OrderMenu = ({ order, onStep }: { order: WorkOrder; onStep: OrderSteps['to'] }) => {
  const { t } = useTranslation('inventory/item');
  const next = nextOrderStatuses(order).filter((status) => status !== 'open');
  if (next.length === 0) return null;
  return (
    <MoreMenu name={orderName(order)}>
      {next.map((status) => {
        const { icon: Icon } = orderLooks[status];
        return (
          <Menu.Item
            key={status}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => onStep(order, status)}
          >
            {t(verbs[status])}
          </Menu.Item>
        );
      })}
    </MoreMenu>
  );
};
