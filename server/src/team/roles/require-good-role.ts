import type { Rule } from '@archway/contract/kernel/ability';
import { mayGrant } from '@archway/contract/kernel/build-ability';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import { isBuiltInName } from './role-rules.ts';

/** A role is a way of giving rights, so nobody puts rights into one that they lack. */
export const requireGrantableRules = (actor: Actor, rules: readonly Rule[]) => {
  if (!mayGrant(actor.ability, rules)) throw fieldProblem('rules', 'errors.notGrantable');
};

/** Two roles of one name could not be told apart in a list, nor one that is called like a built-in one. */
export const withFreeName = async <Result>(
  name: string | undefined,
  write: () => Promise<Result>,
): Promise<Result> => {
  if (name !== undefined && isBuiltInName(name)) throw fieldProblem('name', 'errors.nameTaken');
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'role_name')) throw fieldProblem('name', 'errors.nameTaken');
    throw error;
  }
};
