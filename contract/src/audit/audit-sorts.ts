/** What the log is sorted by. */
export const auditSorts = ['at', 'action'] as const;
