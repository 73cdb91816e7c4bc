/** The columns of an exported sheet of the audit log. */
export const auditExportColumns = [
  'at',
  'action',
  'actionCode',
  'subjectType',
  'subject',
  'actor',
  'ip',
  'changes',
  'details',
] as const;
export type AuditExportColumn = (typeof auditExportColumns)[number];
