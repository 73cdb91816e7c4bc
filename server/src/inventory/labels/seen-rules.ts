import { type Ability, wholeRights } from '@archway/contract/kernel/access/build-ability';

/** Whoever reads the inventory sees what labels are on; those of moves only with a right to moves. */
export const maySeeMoves = (ability: Ability) => wholeRights(ability).can('read', 'Move');
