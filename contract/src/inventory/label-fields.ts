import { requiredChoice } from '../kernel/field-builders.ts';
import type { Fields } from '../kernel/fields.ts';

export const labelTargets = ['unit', 'item', 'location'] as const;
export const labelKinds = [...labelTargets, 'blank'] as const;
export const labelStatuses = ['active', 'revoked'] as const;

/** What lists of labels are narrowed by, beside the thing they are on. */
export const labelListFields = {
  kind: requiredChoice(labelKinds, { filter: true }),
  status: requiredChoice(labelStatuses, { filter: true }),
} as const satisfies Fields;

/** What a list is sorted by. */
export const labelSorts = ['createdAt', 'code', 'printedAt'] as const;
