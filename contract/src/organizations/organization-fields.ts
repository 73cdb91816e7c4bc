import { requiredChoice, requiredNumber, requiredText, text } from '../kernel/fields/field-builders.ts';
import type { Fields } from '../kernel/fields/fields.ts';
import { currencies, languageCodes, unitSystems } from '../kernel/locale-choices.ts';

export const companyTypes = [
  'home_staging',
  'event_staging',
  'interior_design',
  'furniture_rental',
  'real_estate',
  'property_developer',
  'other',
] as const;
export const companySizes = ['1', '2-5', '6-15', '16-50', '51-200', '200+'] as const;

/** What is known of an organization, one field on each line. A new one takes a column, and its name in `names/`. */
// biome-ignore format: one field on each line
export const organizationFields = {
  name: requiredText({ max: 120, group: 'company' }),
  companyType: requiredChoice(companyTypes, { group: 'company' }),
  companySize: requiredChoice(companySizes, { group: 'company' }),
  city: text({ max: 120, group: 'region' }),
  state: text({ max: 120, group: 'region' }),
  country: text({ max: 2, format: 'country', group: 'region' }),
  timezone: requiredText({ max: 64, format: 'timezone', group: 'region' }),
  currency: requiredChoice(currencies, { group: 'formats' }),
  units: requiredChoice(unitSystems, { group: 'formats' }),
  locale: requiredChoice(languageCodes, { group: 'formats', hint: true }),
} as const satisfies Fields;

/** What is asked about a company to found one, when signing up and later. */
export const foundingFields = {
  name: organizationFields.name,
  companyType: organizationFields.companyType,
  companySize: organizationFields.companySize,
  city: requiredText({ max: organizationFields.city.max, group: 'region' }),
  state: requiredText({ max: organizationFields.state.max, group: 'region' }),
} as const satisfies Fields;

/** How it works: days, in the order a job meets them, and what its codes begin with. Kept together, under `settings`. */
// biome-ignore format: one field on each line
export const settingFields = {
  pickLeadDays: requiredNumber({ min: 0, max: 30, initial: 1, group: 'timing', hint: true }),
  bufferDays: requiredNumber({ min: 0, max: 60, initial: 2, group: 'timing', hint: true }),
  initialTermDays: requiredNumber({ min: 1, max: 730, initial: 60, group: 'timing', hint: true }),
  noticeDays: requiredNumber({ min: 0, max: 120, initial: 10, group: 'timing', hint: true }),
  codePrefix: text({ max: 6, capitals: /^[A-Z0-9]{0,6}$/, group: 'codes', hint: true }),
} as const satisfies Fields;
