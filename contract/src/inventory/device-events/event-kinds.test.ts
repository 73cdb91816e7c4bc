import { expect, test } from 'vitest';
import { DeviceEvent } from './device-event.ts';
import { assignableIn, codeFields, deviceEventKinds, eventReferences } from './event-kinds.ts';
import { choicesOf, reviewReasons } from './review.ts';

const shapes = DeviceEvent.options.map(({ shape }) => ({
  kind: shape.kind.value,
  fields: Object.keys(shape),
}));

test('the table names exactly the fields by which each kind of event names something', () => {
  const named = (fields: readonly string[]) =>
    fields.filter((field) => field.endsWith('Id') || field === 'undoes').sort();
  expect(Object.keys(deviceEventKinds).sort()).toEqual(shapes.map(({ kind }) => kind).sort());
  for (const { kind, fields } of shapes)
    expect(Object.keys(deviceEventKinds[kind].references).sort(), kind).toEqual(named(fields));
});

test('every code that an event has stands for something that it names', () => {
  for (const { kind, fields } of shapes) {
    const codes = fields.filter((field) => field === 'code' || field.endsWith('Code'));
    expect(codeFields, kind).toEqual(expect.arrayContaining(codes));
    const named = Object.keys(deviceEventKinds[kind].references) as (keyof typeof eventReferences)[];
    const known = new Set<string | null>(named.map((field) => eventReferences[field].code));
    for (const code of codes) expect(known.has(code), `${kind} ${code}`).toBe(true);
  }
});

test('whatever can be assigned names what it is about, and every location it is between', () => {
  for (const { kind } of shapes)
    for (const reason of reviewReasons) {
      if (!choicesOf({ reason, event: { kind, quantity: 1, counted: 1 } }).includes('assign')) continue;
      const fields = assignableIn(kind);
      expect(
        fields.some((field) => field === 'unitId' || field === 'itemId'),
        `${kind} ${reason}`,
      ).toBe(true);
    }
  expect(assignableIn('transferred')).toEqual(['itemId', 'fromId', 'toId']);
  expect(assignableIn('returned')).toEqual(['unitId', 'itemId', 'locationId']);
});

test('what names nothing that has a code is tried again or dismissed, not assigned', () => {
  for (const kind of ['undone', 'departed', 'of a later app', 'toString'])
    expect(choicesOf({ reason: 'refused', event: { kind } })).toEqual(['retry', 'dismiss']);
});
