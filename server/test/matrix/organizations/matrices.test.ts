import { runMatrices } from '../run-matrices.ts';

runMatrices('organizations', 'customFields');
