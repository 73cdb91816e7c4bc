import { day, longText, money, reference, requiredText, text } from '../kernel/field-builders.ts';
import type { Fields } from '../kernel/fields.ts';

/**
 * What is written down about a piece, one field on each line. A new one takes a column, and its name in `names/`. Where it is
 * and in what condition follows from its events.
 */
// biome-ignore format: one field on each line
export const unitFields = {
  code: requiredText({ max: 40, capitals: /^[A-Z0-9][A-Z0-9._/-]{0,39}$/, group: 'piece', search: true, hint: true }),
  serial: text({ max: 80, ltr: true, group: 'piece', search: true }),
  homeLocationId: reference('location', { group: 'piece', hint: true }),
  acquiredOn: day({ group: 'piece' }),
  acquisitionCost: money({ group: 'piece', guard: 'Cost' }),
  note: longText({ max: 2000, group: 'piece' }),
} as const satisfies Fields;
export type UnitField = keyof typeof unitFields;
