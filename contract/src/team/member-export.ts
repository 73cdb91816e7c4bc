import { namesOf } from '../kernel/fields/fields.ts';
import { memberSheetFields } from './member-fields.ts';

/** The columns of an exported sheet of members. */
export const memberExportColumns = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'role',
  'status',
  ...namesOf(memberSheetFields),
  'joinedAt',
  'lastSeenAt',
] as const;
