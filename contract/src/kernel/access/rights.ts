import type { Action, Rule, Subject } from './ability.ts';
import { buildAbility } from './build-ability.ts';

/** The four things that can be done; `manage` is all of them. */
export const rightActions = ['read', 'create', 'update', 'delete'] as const satisfies readonly Action[];
export type RightAction = (typeof rightActions)[number];

/** What a role can be about, as people meet it in their work. */
export const rightSubjects = [
  'Item',
  'Scan',
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
  Scan: ['create'],
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

export const isFull = (rights: Rights, subject: RightSubject) =>
  offeredActions(subject).every((action) => rights[subject].has(action));

export const noRights: Rights = eachSubject(() => []);

/** Rules about all of a subject, whatever its state: those that a matrix can show. */
export const isWhole = ({ conditions, fields }: Rule) => !conditions && !fields;

function eachSubject(actions: (subject: RightSubject) => readonly RightAction[]): Rights {
  return Object.fromEntries(
    rightSubjects.map((subject) => [subject, new Set(actions(subject))]),
  ) as unknown as Rights; // one set for each subject
}
