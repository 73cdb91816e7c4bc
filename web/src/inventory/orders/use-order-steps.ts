import type { WorkOrderStatus } from '@archway/contract/inventory/states';
import type { WorkOrder } from '@archway/contract/inventory/work-order';
import { useState } from 'react';
import { useAbility } from '../../platform/session/ability.ts';
import { useStartOrder } from '../item/orders/use-start-order.ts';

/** How a work order goes on: it begins at once; how it ended, and that it is not needed, is told in a dialog. */
export const useOrderSteps = () => {
  const start = useStartOrder();
  const [finished, setFinished] = useState<WorkOrder | null>(null);
  const [canceled, setCanceled] = useState<WorkOrder | null>(null);
  return {
    may: useAbility().can('update', 'Item'),
    finished,
    canceled,
    leave: () => {
      setFinished(null);
      setCanceled(null);
    },
    to: (order: WorkOrder, status: WorkOrderStatus) => {
      if (status === 'in_progress') start(order);
      if (status === 'done') setFinished(order);
      if (status === 'canceled') setCanceled(order);
    },
  };
};

export type OrderSteps = ReturnType<typeof useOrderSteps>;
