import type { Action, Subject } from '@archway/contract/kernel/access/ability';
import { wholeRights } from '@archway/contract/kernel/access/build-ability';
import { problem } from '@archway/contract/kernel/api/problem';
import type { Actor } from './request-context.ts';

/** For what a change does beside what its endpoint declares: that takes its own right, to all of it. */
export const requireRight = (actor: Actor, action: Action, subject: Subject) => {
  if (!wholeRights(actor.ability).can(action, subject))
    throw problem('forbidden', 'Your role can’t do this.');
};
