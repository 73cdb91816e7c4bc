import type { Rule } from '@archway/contract/kernel/access/ability';
import { mayGrant } from '@archway/contract/kernel/access/build-ability';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import { isBuiltInName } from './role-rules.ts';

/** A role is a way of giving rights, so nobody puts rights into one that they lack. */
export const requireGrantableRules = (actor: Actor, rules: readonly Rule[]) => {
  if (!mayGrant(actor.ability, rules)) throw fieldProblem('rules', 'errors.notGrantable');
};

/** A role that is called like a built-in one could not be told apart from it in a list. */
export const requireOwnName = (name: string | undefined) => {
  if (name !== undefined && isBuiltInName(name)) throw fieldProblem('name', 'errors.nameTaken');
};
