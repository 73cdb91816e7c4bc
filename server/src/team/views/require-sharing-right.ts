import { wholeRights } from '@archway/contract/kernel/build-ability';
import { problem } from '@archway/contract/kernel/problem';
import type { Actor } from '../../platform/http/request-context.ts';

/** What is shared stands before everybody's eyes: whoever may change items may put it there, and change it there. */
export const requireSharingRight = ({ ability }: Actor) => {
  if (!wholeRights(ability).can('update', 'Item'))
    throw problem('forbidden', 'Your role does not allow sharing views.');
};
