import {
  choice,
  day,
  flag,
  longText,
  money,
  reference,
  required,
  text,
} from '../kernel/fields/field-builders.ts';
import { type Fields, fieldsWhere, namesWhere } from '../kernel/fields/fields.ts';
import { mostListPrice } from '../kernel/limits.ts';

export const stagingTypes = ['vacant', 'occupied', 'partial', 'event', 'model_home'] as const;
export type StagingType = (typeof stagingTypes)[number];

/** What is known of a job beside its dates and its status, one field on each line. A new one takes a column, and its name in `names/`. */
// biome-ignore format: one field on each line
export const stagingFields = {
  /** One that nobody names is called by its address. */
  name: text({ max: 120, group: 'job', list: true, sort: true, search: true, hint: true }),
  type: choice(stagingTypes, { initial: 'vacant', group: 'job', list: true, sort: true, filter: true }),
  designerId: reference('member', { group: 'job', list: true }),
  clientId: required('client', { group: 'parties', list: true }),
  agentId: reference('client', { group: 'parties' }),
  homeownerId: reference('client', { group: 'parties' }),
  propertyId: required('property', { group: 'parties', list: true }),
  autoRenew: flag({ group: 'terms', hint: true }),
  /** What the client pays each month; the rent of its pieces where nobody agreed on something else. */
  monthlyAmount: money({ group: 'terms', guard: 'Cost', hint: true }),
  fees: money({ group: 'terms', guard: 'Cost', hint: true }),
  deposit: money({ group: 'terms', guard: 'Cost' }),
  budget: money({ group: 'terms', guard: 'Cost', hint: true }),
  listPrice: money({ largest: mostListPrice, group: 'listing' }),
  listingUrl: text({ max: 300, format: 'website', group: 'listing' }),
  listedOn: day({ group: 'listing' }),
  pendingOn: day({ group: 'listing' }),
  soldOn: day({ group: 'listing' }),
  notes: longText({ max: 4000 }),
} as const satisfies Fields;
export type StagingField = keyof typeof stagingFields;

/** What a row of a list holds. */
export const stagingListFields = fieldsWhere(stagingFields, 'list');

/** What a list is sorted by. */
export const stagingSorts = [
  'installOn',
  'endsOn',
  'number',
  ...namesWhere(stagingFields, 'sort'),
  'status',
  'client',
  'updatedAt',
  /** What has to be done next: an installation, or an end; what is over comes last. */
  'next',
] as const;
