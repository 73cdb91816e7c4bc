import type { AuditEntry } from '@archway/contract/audit/audit';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The ids that the details of an entry name: of a fact, or of what was before and is now. */
export const idsIn = (details: AuditEntry['details']): string[] =>
  Object.values(details)
    .flatMap((value) => (isChange(value) ? [value.from, value.to] : [value]))
    .filter((value): value is string => typeof value === 'string' && uuid.test(value));

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
