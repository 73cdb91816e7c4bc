import { namesOf } from '../kernel/fields.ts';
import { headingsOf } from '../kernel/headings.ts';
import { memberSheetFields } from './member-fields.ts';
import ar from './names/ar.json' with { type: 'json' };
import en from './names/en.json' with { type: 'json' };
import fr from './names/fr.json' with { type: 'json' };

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

export const memberExportHeadings = headingsOf(memberExportColumns, {
  en: en.member,
  fr: fr.member,
  ar: ar.member,
});
