import { member, os, reader } from '../../platform/http/front-door.ts';
import { countStock, receiveStock, transferStock } from './change-stock.ts';
import { listBalances } from './list-balances.ts';

const { stock } = os;

export const stockRoutes = {
  balances: stock.balances.use(reader).handler(({ context: { db }, input }) => listBalances(db, input)),
  receive: stock.receive
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => receiveStock(db, actor, services, input)),
  transfer: stock.transfer
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => transferStock(db, actor, services, input)),
  count: stock.count
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => countStock(db, actor, services, input)),
};
