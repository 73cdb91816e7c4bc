import { requiredText } from '../kernel/fields/field-builders.ts';
import type { Fields } from '../kernel/fields/fields.ts';

/** What is written down of a role. What it allows is no plain field. */
export const roleFields = {
  name: requiredText({ max: 60 }),
} as const satisfies Fields;
