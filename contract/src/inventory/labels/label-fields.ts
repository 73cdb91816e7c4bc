import { moment, requiredChoice, requiredMoment } from '../../kernel/fields/field-builders.ts';
import { type Fields, namesWhere } from '../../kernel/fields/fields.ts';

/** What a blank label can be put on. */
export const attachTargets = ['unit', 'item', 'location'] as const;
export const labelTargets = [...attachTargets, 'move'] as const;
export const labelKinds = [...labelTargets, 'blank'] as const;
export const labelStatuses = ['active', 'revoked'] as const;

/** What lists of labels are sorted and narrowed by, beside the thing they are on. */
export const labelListFields = {
  createdAt: requiredMoment({ sort: true }),
  printedAt: moment({ sort: true }),
  kind: requiredChoice(labelKinds, { filter: true }),
  status: requiredChoice(labelStatuses, { filter: true }),
} as const satisfies Fields;

/** What a list is sorted by. */
export const labelSorts = [...namesWhere(labelListFields, 'sort'), 'code'] as const;
