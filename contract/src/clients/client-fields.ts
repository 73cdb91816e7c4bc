import {
  contacts,
  day,
  longText,
  requiredChoice,
  requiredText,
  text,
} from '../kernel/fields/field-builders.ts';
import { type Fields, fieldsWhere, namesWhere } from '../kernel/fields/fields.ts';

export const clientKinds = [
  'agent',
  'brokerage',
  'homeowner',
  'builder',
  'investor',
  'event_planner',
  'corporate',
] as const;
export type ClientKind = (typeof clientKinds)[number];

/** What is known of a client, one field on each line. A new one takes a column, and its name in `names/`. */
// biome-ignore format: one field on each line
export const clientFields = {
  name: requiredText({ max: 120, group: 'basics', list: true, sort: true, search: true }),
  kind: requiredChoice(clientKinds, { group: 'basics', list: true, sort: true, filter: true }),
  company: text({ max: 120, group: 'basics', list: true, sort: true, search: true }),
  email: text({ max: 254, format: 'email', group: 'reach', list: true, search: true }),
  phone: text({ max: 40, format: 'phone', group: 'reach', list: true, search: true }),
  address: text({ max: 300, group: 'reach', search: true }),
  lastContactOn: day({ group: 'reach', list: true, sort: true }),
  contacts: contacts({ most: 20, search: true }),
  notes: longText({ max: 4000 }),
} as const satisfies Fields;
export type ClientField = keyof typeof clientFields;

/** What a row of a list holds. */
export const clientListFields = fieldsWhere(clientFields, 'list');

/** What a list is sorted by. */
export const clientSorts = [...namesWhere(clientFields, 'sort'), 'stagings', 'updatedAt'] as const;
