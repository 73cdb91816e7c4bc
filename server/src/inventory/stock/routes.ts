import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { countStock, receiveStock, transferStock } from './change-stock.ts';
import { listBalances } from './list-balances.ts';

const { stock } = os;

export const stockRoutes = {
  balances: serve(stock.balances, listBalances),
  receive: serve(stock.receive, receiveStock),
  transfer: serve(stock.transfer, transferStock),
  count: serve(stock.count, countStock),
};
