import { runMatrices } from '../run-matrices.ts';

runMatrices('roles', 'views');
