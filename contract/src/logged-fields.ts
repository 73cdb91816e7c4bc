import { fieldTables, type KnownTable } from './field-tables.ts';
import { reviewOutcomes } from './inventory/device-events/review.ts';
import { eventKinds } from './inventory/fold-unit.ts';
import { conditions, itemStatuses } from './inventory/states.ts';
import type { ChangedType } from './kernel/api/changes.ts';
import { exportFormats } from './kernel/api/export-formats.ts';
import { choices, requiredChoice } from './kernel/fields/field-builders.ts';
import type { Field } from './kernel/fields/fields.ts';
import { moveKinds, moveStatuses } from './moves/states.ts';
import { feedScopes } from './stagings/feed-scopes.ts';
import { roomFields } from './stagings/room-fields.ts';
import { stagingStatuses } from './stagings/states.ts';
import { roleFields } from './team/role-fields.ts';

/** Where options have names: `names/<slice>` has them under `options`. */
type Options = { readonly slice: string; readonly entity: string; readonly field: string };

/** A field of the log and where it has its words: `names/<slice>` has its name under `entity`. */
export type LoggedField = Pick<KnownTable, 'slice' | 'entity'> & {
  readonly field: Field;
  readonly options: Options;
};

type LoggedTable = KnownTable & {
  /** Fields whose options are named as those of another. */
  readonly optionsOf?: Readonly<Record<string, Options>>;
};

/** Beside the fields of a thing, what else an entry about it tells: what it goes through, and what it is made of. */
export const furtherTables: Readonly<Partial<Record<ChangedType, readonly LoggedTable[]>>> = {
  CalendarFeed: [
    { fields: { scope: requiredChoice(feedScopes, {}) }, slice: 'stagings', entity: 'calendarFeed' },
  ],
  Item: [{ fields: { status: requiredChoice(itemStatuses, {}) }, slice: 'inventory', entity: 'item' }],
  Move: [
    {
      fields: { status: requiredChoice(moveStatuses, {}), kind: requiredChoice(moveKinds, {}) },
      slice: 'moves',
      entity: 'move',
    },
  ],
  Role: [{ fields: { ...roleFields, rules: choices([], {}) }, slice: 'team', entity: 'role' }],
  ScanReview: [
    { fields: { outcome: requiredChoice(reviewOutcomes, {}) }, slice: 'inventory', entity: 'scanReview' },
  ],
  Staging: [
    { fields: { status: requiredChoice(stagingStatuses, {}) }, slice: 'stagings', entity: 'staging' },
    {
      fields: roomFields,
      slice: 'stagings',
      entity: 'room',
      optionsOf: { roomType: { slice: 'inventory', entity: 'item', field: 'roomTypes' } },
    },
  ],
  Unit: [
    {
      fields: { condition: requiredChoice(conditions, {}), events: choices(eventKinds, {}) },
      slice: 'inventory',
      entity: 'unit',
    },
  ],
  WorkOrder: [{ fields: { condition: requiredChoice(conditions, {}) }, slice: 'inventory', entity: 'unit' }],
};

/** What an entry about any list tells when it is taken away. */
const exportTable = {
  fields: { format: requiredChoice(exportFormats, {}) },
  slice: 'organizations',
  entity: 'export',
} as const satisfies LoggedTable;

/** The field of an entry about a kind of thing; nothing of what is none. */
export const loggedField = (type: string, name: string): LoggedField | undefined => {
  const table = tablesOf(type).find(({ fields }) => Object.hasOwn(fields, name));
  const field = table?.fields[name];
  if (!table || !field) return undefined;
  const { slice, entity } = table;
  return { field, slice, entity, options: table.optionsOf?.[name] ?? { slice, entity, field: name } };
};

const tablesOf = (type: string): readonly LoggedTable[] => {
  const known = type as ChangedType; // one that the log of today knows, or none
  return [...(fieldTables[known] ? [fieldTables[known]] : []), ...(furtherTables[known] ?? []), exportTable];
};
