import {
  type WorkOrderStatus,
  workOrderStatuses,
  workOrderTransitions,
} from '@archway/contract/inventory/states';
import type { WorkOrder } from '@archway/contract/inventory/work-order';

/** What people call a work order by: the piece, or the item where pieces have no codes. */
export const orderName = ({ itemName, unitCode }: Pick<WorkOrder, 'itemName' | 'unitCode'>) =>
  unitCode ? `${itemName} · ${unitCode}` : itemName;

/** Where an order can go from where it is, in the order of the board. */
export const nextOrderStatuses = ({ status }: Pick<WorkOrder, 'status'>): WorkOrderStatus[] => {
  const next: readonly WorkOrderStatus[] = workOrderTransitions[status];
  return workOrderStatuses.filter((to) => next.includes(to));
};
