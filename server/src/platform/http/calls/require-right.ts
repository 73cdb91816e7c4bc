import type { Action, Subject } from '@archway/contract/kernel/access/ability';
import { problem } from '@archway/contract/kernel/api/problem';
import type { Actor } from './request-context.ts';

/** For what a change does beside what its endpoint declares: that takes its own right. */
export const requireRight = (actor: Actor, action: Action, subject: Subject) => {
  if (!actor.ability.can(action, subject)) throw problem('forbidden', 'Your role can’t do this.');
};
