import { requiredChoice } from '../kernel/field-builders.ts';
import type { Fields } from '../kernel/fields.ts';
import { invitationStatuses } from './states.ts';

/** What lists of invitations are narrowed by. Nothing about an invitation is written down and changed later. */
export const invitationListFields = {
  status: requiredChoice(invitationStatuses, { filter: true }),
} as const satisfies Fields;

/** What a list is sorted by. */
export const invitationSorts = ['createdAt', 'email', 'expiresAt'] as const;
