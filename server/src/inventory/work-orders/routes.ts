import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { cancelWorkOrder, finishWorkOrder, startWorkOrder } from './end-work-order.ts';
import { listWorkOrders } from './list-work-orders.ts';

const { workOrders } = os;

export const workOrderRoutes = {
  list: serve(workOrders.list, listWorkOrders),
  start: serve(workOrders.start, startWorkOrder),
  finish: serve(workOrders.finish, finishWorkOrder),
  cancel: serve(workOrders.cancel, cancelWorkOrder),
};
