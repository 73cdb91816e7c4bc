import { runMatrices } from '../run-matrices.ts';

runMatrices('stock', 'workOrders');
