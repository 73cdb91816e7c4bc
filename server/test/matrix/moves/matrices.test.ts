import { runMatrices } from '../run-matrices.ts';

runMatrices('moves', 'helpers');
