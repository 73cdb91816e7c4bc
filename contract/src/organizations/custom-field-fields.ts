import { customTypes } from '../kernel/fields/custom-table.ts';
import { choice, flagOn, requiredText, text, words } from '../kernel/fields/field-builders.ts';
import type { Fields } from '../kernel/fields/fields.ts';

/** What can have custom fields. */
export const customEntities = ['item'] as const;
export type CustomEntity = (typeof customEntities)[number];

/** More than fit a form that somebody fills in. */
export const mostCustomFields = 50;

/** What is known of a custom field, one field on each line. A new one takes a column, and its name where it is asked. */
// biome-ignore format: one field on each line
export const customFieldFields = {
  name: requiredText({ max: 40, group: 'basics' }),
  type: choice(customTypes, { initial: 'text', group: 'basics' }),
  options: words({ most: 50, group: 'choice', hint: true }),
  hint: text({ max: 200, group: 'more', hint: true }),
  listed: flagOn({ group: 'more', hint: true }),
} as const satisfies Fields;
