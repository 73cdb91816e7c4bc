import { requiredText } from '../kernel/field-builders.ts';
import type { Fields } from '../kernel/fields.ts';

/** What is written down of a role. What it allows is no plain field. */
export const roleFields = {
  name: requiredText({ max: 60 }),
} as const satisfies Fields;
