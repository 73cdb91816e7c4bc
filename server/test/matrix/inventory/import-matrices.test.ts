import { runMatrices } from '../run-matrices.ts';

runMatrices('imports', 'categories');
