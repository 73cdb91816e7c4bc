import { expect, test } from 'vitest';
import { foldMove, type MovePlan } from './fold-move.ts';
import { makeFoldedMove } from './fold-parts.ts';
import { type MoveEvent, moveEventKinds } from './move-event.ts';

/** The same numbers each time. */
const dice = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

test('events that come one by one, in any order and several times, fold to what all of them fold to', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const next = dice(seed);
    const pick = <Value>(values: readonly Value[]) =>
      values[Math.floor(next() * values.length)] as (typeof values)[number]; // never empty
    const plan: MovePlan = {
      kind: pick(['in', 'out'] as const),
      lines: Array.from({ length: 8 }, (_, nth) => ({
        id: `l${nth}`,
        itemId: `i${nth % 5}`,
        unitId: nth === 3 ? 'i3-u1' : null,
        roomId: pick(['r1', 'r2', null]),
        planned: 1 + Math.floor(next() * 3),
      })),
    };
    const events: MoveEvent[] = [];
    for (let nth = 0; nth < 40; nth += 1) {
      const kind = pick(moveEventKinds);
      const itemId = `i${Math.floor(next() * 7)}`;
      const isWhole = kind === 'departed' || kind === 'undone';
      events.push({
        id: `e${String(nth).padStart(3, '0')}`,
        at: new Date(Date.UTC(2026, 4, 1) + Math.floor(next() * 30) * 1000).toISOString(),
        kind,
        itemId: isWhole ? null : itemId,
        unitId: isWhole || kind === 'shorted' || next() < 0.3 ? null : `${itemId}-u${Math.floor(next() * 3)}`,
        quantity: 1 + Math.floor(next() * 2),
        lineId: !isWhole && next() < 0.3 ? `l${Math.floor(next() * 8)}` : null,
        roomId: pick(['r1', 'r2', null]),
        locationId: null,
        undoes: kind === 'undone' ? (events.length > 0 ? pick(events).id : 'never heard of') : null,
      });
    }
    const folded = makeFoldedMove(plan);
    const arriving = [...events, ...events.slice(0, 9)].sort(() => next() - 0.5);
    for (const event of arriving) {
      folded.add([event]);
      if (next() < 0.2) folded.lines();
    }
    expect([...folded.lines()].sort(byId), `seed ${seed}`).toEqual(foldMove(plan, events).sort(byId));
  }
});

test('what the server says of an event holds over what the device wrote down', () => {
  const line = { id: 'a', itemId: 'chair', unitId: null, roomId: null, planned: 1 };
  const folded = makeFoldedMove({ kind: 'in', lines: [line] });
  const event = (id: string, kind: MoveEvent['kind'], at: string): MoveEvent => ({
    id,
    at,
    kind,
    itemId: 'chair',
    unitId: 'c1',
    quantity: 1,
    lineId: null,
    roomId: null,
    locationId: null,
    undoes: null,
  });
  folded.add([event('1', 'dropped', '2026-05-01T09:00:00Z'), event('2', 'picked', '2026-05-01T10:00:00Z')]);
  expect(folded.lines()[0]?.status).toBe('picked');
  expect(folded.add([event('2', 'picked', '2026-05-01T08:00:00Z')])).toBe(true);
  expect(folded.lines()[0]?.status).toBe('dropped');
  expect(folded.add([event('2', 'picked', '2026-05-01T08:00:00Z')])).toBe(false);
});
