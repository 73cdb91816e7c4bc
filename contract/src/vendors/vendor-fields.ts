import { choice, contacts, longText, requiredText, text } from '../kernel/fields/field-builders.ts';
import { type Fields, fieldsWhere, namesWhere } from '../kernel/fields/fields.ts';

export const vendorKinds = [
  'manufacturer',
  'retailer',
  'wholesaler',
  'artist',
  'second_hand',
  'service',
  'other',
] as const;

/** What is known of a vendor, one field on each line. A new one takes a column, and its name in `names/`. */
// biome-ignore format: one field on each line
export const vendorFields = {
  name: requiredText({ max: 120, group: 'basics', list: true, sort: true, search: true }),
  kind: choice(vendorKinds, { initial: 'other', group: 'basics', list: true, sort: true, filter: true }),
  email: text({ max: 254, format: 'email', group: 'reach', list: true, search: true }),
  phone: text({ max: 40, format: 'phone', group: 'reach', list: true }),
  website: text({ max: 300, format: 'website', group: 'reach', list: true }),
  address: text({ max: 300, group: 'reach' }),
  accountNumber: text({ max: 40, ltr: true, group: 'reach', list: true, search: true, hint: true }),
  taxNumber: text({ max: 40, ltr: true, group: 'reach', list: true, search: true }),
  terms: text({ max: 200, group: 'reach', hint: true }),
  contacts: contacts({ most: 20, search: true }),
  notes: longText({ max: 4000 }),
} as const satisfies Fields;
export type VendorField = keyof typeof vendorFields;

/** What a row of a list holds. */
export const vendorListFields = fieldsWhere(vendorFields, 'list');

/** What a list is sorted by. */
export const vendorSorts = [...namesWhere(vendorFields, 'sort'), 'items', 'updatedAt'] as const;
