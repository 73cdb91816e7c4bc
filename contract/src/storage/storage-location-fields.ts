import {
  code,
  decimal,
  flagOn,
  longText,
  number,
  reference,
  requiredChoice,
  requiredText,
  text,
  weight,
} from '../kernel/fields/field-builders.ts';
import type { Fields } from '../kernel/fields/fields.ts';
import * as textLimits from '../kernel/text/text-limits.ts';

export const storageKinds = ['warehouse', 'zone', 'aisle', 'bay', 'bin', 'vehicle', 'repair'] as const;
export type StorageKind = (typeof storageKinds)[number];

/** What is known of a storage location, one field on each line. A new one takes a column, and its name in `names/`. */
// biome-ignore format: one field on each line
export const storageLocationFields = {
  name: requiredText({ max: textLimits.locationName, group: 'basics', search: true }),
  /** What it stands in; nothing: it stands by itself. */
  parentId: reference('location', { group: 'basics' }),
  kind: requiredChoice(storageKinds, { group: 'basics' }),
  code: code({ max: 30, group: 'basics', search: true, hint: true }),
  address: text({ max: textLimits.address, group: 'address' }),
  /** Of a point both coordinates are known, or neither. */
  latitude: decimal({ min: -90, max: 90, group: 'address' }),
  longitude: decimal({ min: -180, max: 180, group: 'address' }),
  /** How many pieces fit, if somebody has said so. */
  capacity: number({ min: 1, max: 1_000_000, group: 'basics', hint: true }),
  /** What a vehicle carries, in grams and in liters. */
  payload: weight({ group: 'vehicle' }),
  loadVolume: number({ min: 1, max: 1_000_000, group: 'vehicle', hint: true }),
  notes: longText({ max: 2000, group: 'more' }),
  /** An inactive one keeps what is in it and takes nothing new. A new one is active. */
  active: flagOn({ group: 'more', hint: true }),
} as const satisfies Fields;
export type StorageLocationField = keyof typeof storageLocationFields;

/** All but what it stands in, which people know by its name: the log and sheets say that in words. */
const { parentId: _parentId, ...facts } = storageLocationFields;
export const storageLocationFacts = facts;
