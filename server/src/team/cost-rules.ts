import { type Ability, wholeRights } from '@archway/contract/kernel/build-ability';

/** Costs are shown to whoever may read them all; a right to some of them ("only if") is none here. */
export const maySeeCosts = (ability: Ability) => wholeRights(ability).can('read', 'Cost');
