import { runMatrices } from '../run-matrices.ts';

runMatrices('members', 'invitations');
