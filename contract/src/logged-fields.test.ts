import { expect, test } from 'vitest';
import { fieldNames } from './field-names.ts';
import { fieldTables } from './field-tables.ts';
import * as importStates from './inventory/imports/import-states.ts';
import * as inventoryStates from './inventory/states.ts';
import type { Language } from './kernel/locale.ts';
import { furtherTables, loggedField } from './logged-fields.ts';
import { moveTransitions } from './moves/states.ts';
import * as stagingStates from './stagings/states.ts';
import * as teamStates from './team/states.ts';

const machines = Object.entries({
  ...importStates,
  ...inventoryStates,
  ...stagingStates,
  ...teamStates,
  moveInTransitions: moveTransitions.in,
  moveOutTransitions: moveTransitions.out,
}).filter(([name]) => name.endsWith('Transitions')) as [string, Record<string, readonly string[]>][]; // by their names

/** By which field of which thing the log tells a state. */
const told: Readonly<Record<string, readonly [type: string, field: string]>> = {
  itemTransitions: ['Item', 'status'],
  stagingTransitions: ['Staging', 'status'],
  moveInTransitions: ['Move', 'status'],
  moveOutTransitions: ['Move', 'status'],
};

/** What each of these comes to is an action of its own, or an event of a piece: the log never tells the state. */
const toldByActions = [
  'importTransitions',
  'lifecycleTransitions',
  'workOrderTransitions',
  'membershipTransitions',
  'invitationTransitions',
];

/** Known by their codes everywhere. */
const knownCodes = ['Organization.currency'];

const choices = [
  ...Object.entries(fieldTables).map(([type, table]) => [type, table.fields] as const),
  ...Object.entries(furtherTables).flatMap(([type, tables]) =>
    tables.map(({ fields }) => [type, fields] as const),
  ),
  ['Item', { format: loggedField('Item', 'format')?.field }] as const,
].flatMap(([type, fields]) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field && 'options' in field && !knownCodes.includes(`${type}.${name}`)
      ? field.options.map((option: string) => [type, name, option] as const)
      : [],
  ),
);

const states = machines.flatMap(([name, machine]) => {
  const [type, field] = told[name] ?? [];
  return type && field ? Object.keys(machine).map((state) => [type, field, state] as const) : [];
});

test('every state machine is told by a field of the log, or by actions alone', () => {
  expect(machines.map(([name]) => name).sort()).toEqual([...Object.keys(told), ...toldByActions].sort());
});

test.each(Object.keys(fieldNames) as Language[])(
  'no choice and no state is told by its code: %s',
  (language) => {
    const options = fieldNames[language].options as Readonly<
      Record<string, Record<string, Record<string, string>>>
    >; // by entity, field and option
    const raw = [...choices, ...states].filter(([type, name, option]) => {
      const home = loggedField(type, name)?.options;
      return !home || !options[home.entity]?.[home.field]?.[option];
    });
    expect(choices.length).toBeGreaterThan(100);
    expect(raw).toEqual([]);
  },
);
