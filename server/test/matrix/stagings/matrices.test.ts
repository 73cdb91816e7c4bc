import { runMatrices } from '../run-matrices.ts';

runMatrices('stagings', 'availability');
