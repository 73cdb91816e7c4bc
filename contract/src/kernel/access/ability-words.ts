/** What can be done, and to what. Without schemas, so that a screen can read the lists alone. */
export const actions = ['manage', 'create', 'read', 'update', 'delete'] as const;
export const subjects = [
  'all',
  'Organization',
  'Member',
  'Invitation',
  'Role',
  'AuditEntry',
  'Billing',
  'Client',
  'Vendor',
  'StorageLocation',
  'Category',
  'Item',
  'Scan',
  'Cost',
  'Template',
  'Staging',
  'AccessCode',
  'Move',
  'Task',
  'AclDemo',
] as const;

export type Subject = (typeof subjects)[number];
