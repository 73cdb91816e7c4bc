import {
  moment,
  requiredChoice,
  requiredMoment,
  requiredText,
  text,
} from '../kernel/fields/field-builders.ts';
import { type Fields, fieldsWhere, namesWhere } from '../kernel/fields/fields.ts';
import { palette } from '../kernel/palette.ts';
import { membershipStatuses } from './states.ts';

export const memberColors = palette;

/** What an organization knows of a member beside their role, one field on each line. A new one takes a column, and its name in `names/`. */
export const membershipFields = {
  title: text({ max: 80, group: 'member', list: true, search: true, hint: true }),
  color: requiredChoice(memberColors, { group: 'member' }),
} as const satisfies Fields;

/** What sheets say. A color is seen, and not said. */
export const memberSheetFields = fieldsWhere(membershipFields, 'list');

/** What can be changed of a member. A role is given, not written down: the server keeps it with what it allows. */
export const memberFields = {
  role: requiredText({ max: 41, format: 'role', group: 'member', sort: true, filter: true, hint: true }),
  ...membershipFields,
} as const satisfies Fields;

/** What a list of members knows beside what can be changed. */
const memberFacts = {
  status: requiredChoice(membershipStatuses, { filter: true }),
  joinedAt: requiredMoment({ sort: true }),
  lastSeenAt: moment({ sort: true }),
} as const satisfies Fields;

export const memberListFields = { ...memberFields, ...memberFacts } as const satisfies Fields;

/** What a list is sorted by: also by what belongs to the person and not to the organization. */
export const memberSorts = ['name', 'email', ...namesWhere(memberListFields, 'sort')] as const;
