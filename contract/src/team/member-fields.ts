import { requiredChoice, requiredText, text } from '../kernel/field-builders.ts';
import { type Fields, fieldsWhere } from '../kernel/fields.ts';

export const memberColors = [
  'rose',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'cyan',
  'blue',
  'violet',
  'grape',
] as const;

/** What an organization knows of a member beside their role, one field on each line. A new one takes a column, and its name in `names/`. */
export const membershipFields = {
  title: text({ max: 80, group: 'member', list: true, search: true, hint: true }),
  color: requiredChoice(memberColors, { group: 'member' }),
} as const satisfies Fields;

/** What lists and sheets say. A color is seen, and not said. */
export const memberListFields = fieldsWhere(membershipFields, 'list');

/** What can be changed of a member. A role is given, not written down: the server keeps it with what it allows. */
export const memberFields = {
  role: requiredText({ max: 41, format: 'role', group: 'member', hint: true }),
  ...membershipFields,
} as const satisfies Fields;
