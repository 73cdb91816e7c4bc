import type { Rule, Subject } from '@archway/contract/kernel/access/ability';
import type { Ability } from '@archway/contract/kernel/access/build-ability';
import {
  isFull,
  isWhole,
  offeredActions,
  type RightAction,
  type RightSubject,
  type Rights,
  rightActions,
  rightSubjects,
} from '@archway/contract/kernel/access/rights';

/**
 * Rules that come to these rights. Rules with conditions or fields, and those about things the matrix does not show,
 * are kept from `before`: the matrix neither shows nor touches them.
 */
export const rulesOf = (rights: Rights, before: readonly Rule[] = []): Rule[] => {
  const kept = before.filter((rule) => !isWhole(rule) || !isShown(rule.subject));
  if (rightSubjects.every((subject) => isFull(rights, subject)))
    return [{ action: 'manage', subject: 'all' }, ...kept];
  const rules = rightSubjects.flatMap((subject): Rule[] => {
    const actions = rightActions.filter((action) => rights[subject].has(action));
    return actions.length === rightActions.length
      ? [{ action: 'manage', subject }]
      : actions.map((action) => ({ action, subject }));
  });
  return [...rules, ...kept];
};

/** Whoever may add, change or delete something must see it; whoever may not see it can do nothing with it. */
export const withRight = (
  rights: Rights,
  subject: RightSubject,
  action: RightAction,
  on: boolean,
): Rights => {
  const actions = new Set(rights[subject]);
  if (on) actions.add(action).add('read');
  else actions.delete(action);
  return { ...rights, [subject]: actions.has('read') ? actions : new Set() };
};

/** Everything that is offered for a subject and may be given, or nothing. */
export const withAll = (
  rights: Rights,
  subject: RightSubject,
  on: boolean,
  mayGive: (action: RightAction) => boolean,
): Rights => ({
  ...rights,
  [subject]: new Set(on ? offeredActions(subject).filter(mayGive) : []),
});

/** A right can be given away only by somebody who has it whole. */
export const mayGiveRight = (ability: Ability, action: RightAction, subject: RightSubject) =>
  ability.can(action, subject) &&
  !ability.rulesFor(action, subject).some(({ conditions, fields }) => conditions || fields);

const isShown = (subject: Subject) => subject === 'all' || rightSubjects.some((each) => each === subject);
