import { requiredChoice, requiredMoment, requiredText } from '../kernel/fields/field-builders.ts';
import { type Fields, namesWhere } from '../kernel/fields/fields.ts';
import * as textLimits from '../kernel/text/text-limits.ts';
import { invitationStatuses } from './states.ts';

/** What lists of invitations are sorted and narrowed by. Nothing about an invitation is written down and changed later. */
export const invitationListFields = {
  createdAt: requiredMoment({ sort: true }),
  email: requiredText({ max: textLimits.email, format: 'email', sort: true }),
  expiresAt: requiredMoment({ sort: true }),
  status: requiredChoice(invitationStatuses, { filter: true }),
} as const satisfies Fields;

/** What a list is sorted by. */
export const invitationSorts = namesWhere(invitationListFields, 'sort');
