import { longText, reference, requiredDay, text } from '../kernel/fields/field-builders.ts';
import { type Fields, fieldsWhere, namesWhere } from '../kernel/fields/fields.ts';

/** What is planned of a move beside its pieces and who goes along, one field on each line. A new one takes a column, and its name in `names/`. */
// biome-ignore format: one field on each line
export const moveFields = {
  scheduledOn: requiredDay({ group: 'when', list: true, sort: true }),
  /** The window in which the crew is there. */
  startsAt: text({ max: 5, format: 'time', group: 'when', list: true }),
  endsAt: text({ max: 5, format: 'time', group: 'when', list: true }),
  leadId: reference('member', { group: 'who', list: true }),
  vehicleId: reference('location', { group: 'who', list: true }),
  notes: longText({ max: 4000 }),
} as const satisfies Fields;
export type MoveField = keyof typeof moveFields;

/** What a row of a list holds. */
export const moveListFields = fieldsWhere(moveFields, 'list');

/** What a list is sorted by; `next`: what is still to do by its day, then what is over, the latest first. */
export const moveSorts = [
  ...namesWhere(moveFields, 'sort'),
  'next',
  'number',
  'status',
  'updatedAt',
] as const;
