import {
  day,
  longText,
  moment,
  money,
  reference,
  requiredChoice,
  requiredText,
  text,
} from '../kernel/fields/field-builders.ts';
import { type Fields, fieldsWhere, namesWhere } from '../kernel/fields/fields.ts';
import { conditions, shownStatuses } from './states.ts';

/**
 * What is written down about a piece, one field on each line. A new one takes a column, and its name in `names/`. Where it is
 * and in what condition follows from its events.
 */
// biome-ignore format: one field on each line
export const unitFields = {
  code: requiredText({ max: 40, capitals: /^[A-Z0-9][A-Z0-9._/-]{0,39}$/, group: 'piece', sort: true, search: true, hint: true }),
  serial: text({ max: 80, ltr: true, group: 'piece', list: true, search: true }),
  homeLocationId: reference('location', { group: 'piece', hint: true }),
  acquiredOn: day({ group: 'piece', list: true }),
  acquisitionCost: money({ group: 'piece', list: true, guard: 'Cost' }),
  note: longText({ max: 2000, group: 'piece', list: true }),
} as const satisfies Fields;
export type UnitField = keyof typeof unitFields;

/** Those that lists show as columns to choose. */
export const unitColumnFields = fieldsWhere(unitFields, 'list');

/** What a list of pieces knows beside their fields, because it follows from their events. */
const unitFacts = {
  status: requiredChoice(shownStatuses, { sort: true, filter: true }),
  condition: requiredChoice(conditions, { sort: true, filter: true }),
  lastSeenAt: moment({ sort: true }),
} as const satisfies Fields;

export const unitListFields = { ...unitFields, ...unitFacts } as const satisfies Fields;

/** What a list is sorted by. */
export const unitSorts = [...namesWhere(unitListFields, 'sort'), 'location'] as const;

/** What an event of a piece tells beside them, as the audit log writes it. */
export const unitEventFields = { price: money({}) } as const satisfies Fields;
