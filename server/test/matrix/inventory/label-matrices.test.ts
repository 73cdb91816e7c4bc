import { runMatrices } from '../run-matrices.ts';

runMatrices('labels', 'scan');
