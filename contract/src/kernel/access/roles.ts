import * as z from 'zod';
import type { Rule } from './ability.ts';

export const builtInRoles = [
  'owner',
  'admin',
  'designer',
  'warehouse',
  'crew',
  'accountant',
  'viewer',
] as const;
export type BuiltInRole = (typeof builtInRoles)[number];

/** `owner`, another built-in one, or the key of a custom role of the organization. */
export const RoleKey = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/, 'errors.choice');

const read = (...subjects: Rule['subject'][]): Rule[] =>
  subjects.map((subject) => ({ action: 'read', subject }));
const manage = (...subjects: Rule['subject'][]): Rule[] =>
  subjects.map((subject) => ({ action: 'manage', subject }));
const everyone = read(
  'Organization',
  'Member',
  'Role',
  'StorageLocation',
  'Category',
  'Item',
  'Staging',
  'Move',
  'Task',
);

/** What somebody is called who helps with one move and has no account. Nobody is given it as a role, and no list of roles has it. */
export const helperRole = 'helper';

/** What whoever lets helpers in must have, also as long as these help. */
export const helperLinkRight = { action: 'update', subject: 'Move' } as const satisfies Rule;

/** What their screen may show. The server lets them call what says that helpers may (`ofHelper`), of their own move. */
export const helperRules: readonly Rule[] = [
  { action: 'read', subject: 'Move' },
  { action: 'create', subject: 'Scan' },
];

/** What each built-in role may do. Written so that somebody who does not program can check it. */
export const builtInRules: Record<BuiltInRole, readonly Rule[]> = {
  owner: manage('all'),
  admin: [
    ...manage('all'),
    {
      action: 'delete',
      subject: 'Organization',
      inverted: true,
      reason: 'Only an owner may delete the organization.',
    },
  ],
  designer: [
    ...everyone,
    ...read('Vendor', 'Cost'),
    ...manage('Client', 'Template', 'Staging', 'AccessCode', 'Task'),
    { action: 'update', subject: 'Item' },
    { action: 'create', subject: 'Item' },
    { action: 'create', subject: 'Scan' },
  ],
  warehouse: [
    ...everyone,
    ...read('Client', 'Template', 'Cost', 'AccessCode'),
    ...manage('StorageLocation', 'Category', 'Item', 'Vendor', 'Move', 'Task'),
    { action: 'create', subject: 'Scan' },
  ],
  crew: [
    ...everyone,
    ...read('AccessCode'),
    { action: 'create', subject: 'Scan' },
    { action: 'update', subject: 'Move' },
    { action: 'update', subject: 'Task' },
  ],
  accountant: [
    ...everyone,
    ...read('Client', 'Vendor', 'Template', 'Cost', 'AuditEntry'),
    ...manage('Billing'),
  ],
  viewer: [...everyone, ...read('Client', 'Vendor', 'Template')],
};
