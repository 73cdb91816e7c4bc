import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EventKind, eventKinds, foldUnit, type UnitEvent } from './fold-unit.ts';
import { conditions } from './states.ts';

const eventOf = (kind: EventKind | 'departed', more: Partial<UnitEvent> = {}): UnitEvent => {
  count += 1;
  return {
    id: `e${String(count).padStart(6, '0')}`,
    at: new Date(Date.UTC(2026, 0, 1) + count * 60_000).toISOString(),
    kind,
    by: 'ada',
    locationId: null,
    condition: null,
    undoes: null,
    ...more,
  };
};
let count = 0;

const anEvent = fc.record({
  id: fc.uuid(),
  at: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2026-01-03'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  kind: fc.constantFrom(...eventKinds.filter((kind) => kind !== 'undone')),
  by: fc.constantFrom('ada', 'bo', null),
  locationId: fc.constantFrom('bin-1', 'bin-2', null),
  condition: fc.constantFrom(...conditions, null),
  undoes: fc.constant(null),
});

describe('where a piece is', () => {
  test('does not depend on the order in which phones told it', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anEvent, { selector: ({ id }) => id, maxLength: 12 }),
        fc.infiniteStream(fc.nat()),
        (events, dice) => {
          const shuffled = events.toSorted(() => (dice.next().value % 2 === 0 ? -1 : 1));
          expect(foldUnit(shuffled)).toEqual(foldUnit(events));
        },
      ),
    );
  });

  test('is the same when an event is undone as when it was never said', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anEvent, { selector: ({ id }) => id, minLength: 1, maxLength: 12 }),
        fc.nat(),
        (events, which) => {
          const gone = events[which % events.length] as UnitEvent; // there is at least one
          const undoing = eventOf('undone', { undoes: gone.id });
          expect(foldUnit([...events, undoing])).toEqual(foldUnit(events.filter((event) => event !== gone)));
        },
      ),
    );
  });

  test('follows the last location it was put into', () => {
    const story = [
      eventOf('added', { locationId: 'bin-1', condition: 'new' }),
      eventOf('moved', { locationId: 'bin-2' }),
    ];
    expect(foldUnit(story)).toMatchObject({
      custody: 'in_storage',
      locationId: 'bin-2',
      condition: 'new',
      lastSeenBy: 'ada',
      lastSeenAt: story[1]?.at,
    });
  });
});

describe('what is said changes', () => {
  const added = () => eventOf('added', { locationId: 'bin-1', condition: 'good' });

  test('damage in the warehouse sends it to repair, and only a repair ends that', () => {
    const story = [
      added(),
      eventOf('damaged', { condition: 'broken' }),
      eventOf('moved', { locationId: 'bench' }),
    ];
    expect(foldUnit(story)).toMatchObject({ custody: 'in_repair', condition: 'broken', locationId: 'bench' });
    expect(foldUnit([...story, eventOf('repaired')])).toMatchObject({
      custody: 'in_storage',
      condition: 'good',
    });
  });

  test('a missing piece that somebody puts into a bin is found', () => {
    const story = [added(), eventOf('missing')];
    expect(foldUnit(story)).toMatchObject({ custody: 'missing', locationId: 'bin-1' });
    expect(foldUnit([...story, eventOf('moved', { locationId: 'bin-2' })])).toMatchObject({
      custody: 'in_storage',
      locationId: 'bin-2',
    });
  });

  test('a lost piece that is found is in use again', () => {
    expect(foldUnit([added(), eventOf('lost'), eventOf('found', { locationId: 'bin-2' })])).toMatchObject({
      lifecycle: 'active',
      custody: 'in_storage',
    });
  });

  test('retired and taken back, sold and gone', () => {
    expect(foldUnit([added(), eventOf('retired')]).lifecycle).toBe('retired');
    expect(foldUnit([added(), eventOf('retired'), eventOf('reinstated')])).toMatchObject({
      lifecycle: 'active',
      custody: 'in_storage',
      locationId: 'bin-1',
    });
    expect(foldUnit([added(), eventOf('sold')]).lifecycle).toBe('sold');
  });

  test('an event that arrives late counts when it happened', () => {
    const late = eventOf('moved', { locationId: 'bin-9' });
    const story = [added(), eventOf('moved', { locationId: 'bin-2' })];
    const early = { ...late, at: story[0]?.at ?? '', id: 'zzz' };
    expect(foldUnit([...story, early]).locationId).toBe('bin-2');
  });

  test('on a move it goes through the hands of the crew into a home, and back', () => {
    const on = { moveId: 'in', stagingId: 'elm' };
    const story = [added(), eventOf('picked', on)];
    const now = (...more: UnitEvent[]) => {
      story.push(...more);
      return foldUnit(story);
    };
    expect(now()).toMatchObject({ custody: 'picked', locationId: null, moveId: 'in' });
    expect(now(eventOf('departed', { moveId: 'other' })).custody).toBe('picked');
    expect(now(eventOf('departed', on)).custody).toBe('in_transit');
    expect(now(eventOf('dropped', on))).toMatchObject({ custody: 'on_site', stagingId: 'elm' });
    expect(now(eventOf('missing', on)).custody).toBe('missing');
    expect(now(eventOf('found', { moveId: 'out' })).custody).toBe('on_site');
    expect(now(eventOf('picked', { moveId: 'out' }))).toMatchObject({ custody: 'picked', stagingId: null });
    const home = { moveId: 'out', locationId: 'bin-2' };
    expect(now(eventOf('returned', { ...home, verdict: 'clean' }))).toMatchObject({
      custody: 'in_repair',
      locationId: 'bin-2',
    });
    expect(now(eventOf('returned', { ...home, verdict: 'retire' })).lifecycle).toBe('retired');
  });

  test('what was sold on a move and is in hand there again is in use; what was sold at a desk, or is on another move, is not', () => {
    const live = [added(), eventOf('dropped', { moveId: 'in', stagingId: 'elm' })];
    const sold = [...live, eventOf('sold', { moveId: 'out' })];
    expect(foldUnit(sold)).toMatchObject({ lifecycle: 'sold', custody: 'left' });
    const again = (moveId: string) =>
      (['picked', 'dropped', 'returned', 'found'] as const).map(
        (kind) => foldUnit([...sold, eventOf(kind, { moveId })]).lifecycle,
      );
    expect(again('out')).toEqual(['active', 'active', 'active', 'active']);
    expect(again('in')).toEqual(['sold', 'sold', 'sold', 'sold']);
    const atDesk = [...live, eventOf('sold')];
    expect(foldUnit([...atDesk, eventOf('picked', { moveId: 'in' })]).lifecycle).toBe('sold');
    const inHand = [...live, eventOf('picked', { moveId: 'out' }), eventOf('sold')];
    expect(foldUnit([...inHand, eventOf('returned', { moveId: 'out' })]).lifecycle).toBe('sold');
  });

  test('a truck that left takes along what was picked before, whenever that is told', () => {
    const [pick, left, later] = [
      eventOf('picked', { moveId: 'in' }),
      eventOf('departed', { moveId: 'in' }),
      eventOf('picked', { moveId: 'in' }),
    ];
    expect(foldUnit([left, pick]).custody).toBe('in_transit');
    expect(foldUnit([left, later]).custody).toBe('picked');
    expect(foldUnit([left, pick, eventOf('undone', { undoes: left.id })]).custody).toBe('picked');
  });
});
