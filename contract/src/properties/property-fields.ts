import {
  choice,
  decimal,
  flag,
  length,
  longText,
  number,
  reference,
  requiredText,
  text,
} from '../kernel/fields/field-builders.ts';
import { type Fields, fieldsWhere, namesWhere } from '../kernel/fields/fields.ts';
import * as textLimits from '../kernel/text/text-limits.ts';

export const propertyTypes = [
  'house',
  'townhouse',
  'condo',
  'apartment',
  'estate',
  'commercial',
  'venue',
  'other',
] as const;
export type PropertyType = (typeof propertyTypes)[number];

/**
 * What is known of a property, one field on each line. A new one takes a column, and its name in `names/`. How one gets in
 * (lockbox and gate codes) is no field: no list, sheet, mail or log ever has it.
 */
// biome-ignore format: one field on each line
export const propertyFields = {
  address: requiredText({ max: textLimits.address, group: 'address', list: true, sort: true, search: true }),
  city: requiredText({ max: 120, group: 'address', list: true, sort: true, search: true }),
  state: requiredText({ max: 120, group: 'address', list: true, search: true }),
  zip: text({ max: 20, ltr: true, group: 'address', list: true, search: true }),
  country: text({ max: 2, format: 'country', group: 'address' }),
  /** Of a point both coordinates are known, or neither. */
  latitude: decimal({ min: -90, max: 90, group: 'address' }),
  longitude: decimal({ min: -180, max: 180, group: 'address' }),
  clientId: reference('client', { group: 'home' }),
  type: choice(propertyTypes, { initial: 'house', group: 'home', list: true, sort: true, filter: true }),
  sqft: number({ min: 1, max: 1_000_000, group: 'home', list: true, sort: true }),
  bedrooms: number({ min: 0, max: 200, group: 'home', list: true, sort: true }),
  floors: number({ min: 1, max: 200, group: 'entry', list: true }),
  elevator: flag({ group: 'entry', list: true }),
  parking: text({ max: 300, group: 'entry' }),
  doorWidth: length({ group: 'entry' }),
  stairWidth: length({ group: 'entry' }),
  notes: longText({ max: 4000 }),
} as const satisfies Fields;
export type PropertyField = keyof typeof propertyFields;

/** What a row of a list holds. */
export const propertyListFields = fieldsWhere(propertyFields, 'list');

/** What a list is sorted by. */
export const propertySorts = [...namesWhere(propertyFields, 'sort'), 'stagings', 'updatedAt'] as const;

/** How long a note about getting in can be. */
export const accessNotesMax = 2000;
