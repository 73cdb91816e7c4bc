import type { Action, Subject } from '@archway/contract/kernel/access/ability';

/** The contract's lists, without the schemas that stand beside them there and without the two that cover all others. */
export const actions = ['read', 'create', 'update', 'delete'] as const satisfies readonly Action[];

export const subjects = [
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
