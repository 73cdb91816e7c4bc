import type { InventoryEvent } from '@archway/contract/inventory/unit';
import { expect, test } from 'vitest';
import { timelineOf, undoable } from './timeline-rules.ts';

let last = 0;
const event = (change: Partial<Record<keyof InventoryEvent, unknown>>): InventoryEvent => {
  last += 1;
  return {
    id: `event-${last}`,
    at: '2026-05-02T18:00:00Z',
    kind: 'moved',
    unitId: `unit-${last}`,
    unitCode: `LK-${last}`,
    quantity: 1,
    locationId: 'bin',
    locationName: 'Bin',
    condition: null,
    note: '',
    byId: 'maren',
    by: 'Maren',
    undone: false,
    pictureIds: [],
    ...change,
  } as InventoryEvent; // what a timeline reads
};

test('what was said of many pieces at once is told once', () => {
  const [day] = timelineOf([event({}), event({}), event({ locationId: 'other' })], 'UTC');
  expect(day?.entries.map(({ events }) => events.length)).toEqual([2, 1]);
});

test('counted things are told one by one', () => {
  const [day] = timelineOf(
    [event({ unitId: null, kind: 'received' }), event({ unitId: null, kind: 'received' })],
    'UTC',
  );
  expect(day?.entries).toHaveLength(2);
});

test('a day is the organization’s day', () => {
  const events = [event({ at: '2026-05-02T05:30:00Z' }), event({ at: '2026-05-01T18:00:00Z' })];
  expect(timelineOf(events, 'UTC').map(({ day }) => day)).toEqual(['2026-05-02', '2026-05-01']);
  expect(timelineOf(events, 'America/Los_Angeles').map(({ day }) => day)).toEqual(['2026-05-01']);
});

test('only the last thing that still counts of a piece can be undone', () => {
  const undone = event({ unitId: 'sofa', kind: 'missing', undone: true });
  const moved = event({ unitId: 'sofa', kind: 'moved' });
  const before = event({ unitId: 'sofa', kind: 'found' });
  const repaired = event({ unitId: 'lamp', kind: 'repaired' });
  const damaged = event({ unitId: 'lamp', kind: 'damaged' });
  const added = event({ unitId: 'rug', kind: 'added' });
  const received = event({ unitId: null, kind: 'received' });
  const now = new Date('2026-05-03T12:00:00Z');
  expect([...undoable([undone, moved, before, repaired, damaged, added, received], now)]).toEqual([moved.id]);
});

test('what was said days ago is set right by what comes next', () => {
  expect([...undoable([event({})], new Date('2026-05-05T18:00:01Z'))]).toEqual([]);
});
