import { runMatrices } from '../run-matrices.ts';

runMatrices('deviceEvents');
