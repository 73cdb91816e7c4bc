import type { Action, Rule, Subject } from '@archway/contract/kernel/ability';
import { type Ability, buildAbility } from '@archway/contract/kernel/build-ability';

/** The four things that can be done; `manage` is all of them. */
export const rightActions = ['read', 'create', 'update', 'delete'] as const satisfies readonly Action[];
export type RightAction = (typeof rightActions)[number];

/** What a role can be about, as people meet it in their work. */
export const rightSubjects = [
  'Item',
  'Cost',
  'Category',
  'StorageLocation',
  'Staging',
  'AccessCode',
  'Move',
  'Task',
  'Template',
  'Client',
  'Vendor',
  'Member',
  'Invitation',
  'Role',
  'Organization',
  'AuditEntry',
  'Billing',
] as const satisfies readonly Subject[];
export type RightSubject = (typeof rightSubjects)[number];

/** Which actions mean something for a subject: nobody writes the audit log by hand, and members come by invitation. */
export const offeredActions = (subject: RightSubject): readonly RightAction[] =>
  offered[subject] ?? rightActions;

const offered: Partial<Record<RightSubject, readonly RightAction[]>> = {
  AuditEntry: ['read'],
  Cost: ['read'],
  AccessCode: ['read', 'update'],
  Organization: ['read', 'update', 'delete'],
  Member: ['read', 'update', 'delete'],
  Invitation: ['read', 'create', 'delete'],
};

/** Per subject, the actions that are allowed. */
export type Rights = Readonly<Record<RightSubject, ReadonlySet<RightAction>>>;

/** What the rules come to, subject by subject. */
export const rightsOf = (rules: readonly Rule[]): Rights => {
  const ability = buildAbility(rules.filter(isWhole));
  return eachSubject((subject) => offeredActions(subject).filter((action) => ability.can(action, subject)));
};

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

export const isFull = (rights: Rights, subject: RightSubject) =>
  offeredActions(subject).every((action) => rights[subject].has(action));

/** A right can be given away only by somebody who has it whole. */
export const mayGiveRight = (ability: Ability, action: RightAction, subject: RightSubject) =>
  ability.can(action, subject) &&
  !ability.rulesFor(action, subject).some(({ conditions, fields }) => conditions || fields);

export const noRights: Rights = eachSubject(() => []);

/** Rules about all of a subject, whatever its state: those that a matrix can show. */
const isWhole = ({ conditions, fields }: Rule) => !conditions && !fields;

const isShown = (subject: Subject) => subject === 'all' || rightSubjects.some((each) => each === subject);

function eachSubject(actions: (subject: RightSubject) => readonly RightAction[]): Rights {
  return Object.fromEntries(
    rightSubjects.map((subject) => [subject, new Set(actions(subject))]),
  ) as unknown as Rights; // one set for each subject
}
