import { useList } from '../../kit/list/use-list.ts';
import { ordersKind, viewModeOf } from './orders-kind.ts';
import { useOrderColumns } from './use-order-columns.tsx';
import type { OrderSteps } from './use-order-steps.ts';

/** How the work orders are looked at: as every list, or as a board. */
export const useOrdersList = (steps: OrderSteps) => {
  const list = useList(ordersKind, useOrderColumns(steps));
  return { ...list, viewMode: viewModeOf(list.value) };
};

export type OrdersList = ReturnType<typeof useOrdersList>;
