import { roomTypes } from '../inventory/item-choices.ts';
import { length, longText, number, requiredChoice, requiredText } from '../kernel/fields/field-builders.ts';
import type { Fields } from '../kernel/fields/fields.ts';

/** What is known of a room, one field on each line. A new one takes a column, and its name in `names/`. */
// biome-ignore format: one field on each line
export const roomFields = {
  name: requiredText({ max: 80, group: 'room' }),
  roomType: requiredChoice(roomTypes, { group: 'room' }),
  floor: number({ min: -5, max: 200, group: 'room' }),
  width: length({ group: 'size' }),
  depth: length({ group: 'size' }),
  ceiling: length({ group: 'size' }),
  doorWidth: length({ group: 'size' }),
  notes: longText({ max: 2000 }),
} as const satisfies Fields;
export type RoomField = keyof typeof roomFields;
