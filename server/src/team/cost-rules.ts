import { hiddenFields } from '@archway/contract/guarded-fields';
import type { Ability } from '@archway/contract/kernel/access/build-ability';

/** Costs are shown to whoever may read them all; a right to some of them ("only if") is none here. */
export const maySeeCosts = (ability: Ability) => !hiddenFields(ability).has('cost');
