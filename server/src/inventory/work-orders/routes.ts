import { member, os, reader } from '../../platform/http/front-door.ts';
import { cancelWorkOrder, finishWorkOrder, startWorkOrder } from './end-work-order.ts';
import { listWorkOrders } from './list-work-orders.ts';

const { workOrders } = os;

export const workOrderRoutes = {
  list: workOrders.list
    .use(reader)
    .handler(({ context: { db, reading }, input }) => listWorkOrders(db, reading, input)),
  start: workOrders.start
    .use(member)
    .handler(({ context: { db, actor }, input }) => startWorkOrder(db, actor, input.id)),
  finish: workOrders.finish
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => finishWorkOrder(db, actor, services, input)),
  cancel: workOrders.cancel
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => cancelWorkOrder(db, actor, services, input.id)),
};
