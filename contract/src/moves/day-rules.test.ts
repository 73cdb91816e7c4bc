import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conflictsOf, type DayMove, doWindowsOverlap, fullnessOf, noLoad, peakLoad } from './day-rules.ts';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const windows = fc
  .record({
    start: fc.integer({ min: 0, max: 1438 }),
    length: fc.integer({ min: 1, max: 600 }),
    startsAt: fc.boolean(),
    endsAt: fc.boolean(),
  })
  .map(({ start, length, startsAt, endsAt }) => ({
    startsAt: startsAt ? clock(start) : '',
    endsAt: endsAt ? clock(Math.min(1439, start + length)) : '',
  }));

const people = ['ada', 'ben', 'cleo', 'dan'] as const;
const move = fc
  .record({
    window: windows,
    scheduledOn: fc.constantFrom('2026-05-01', '2026-05-02'),
    status: fc.constantFrom('scheduled', 'picking', 'completed', 'canceled'),
    leadId: fc.constantFrom(null, ...people),
    vehicleId: fc.constantFrom(null, 'truck', 'van'),
    crew: fc.uniqueArray(fc.constantFrom(...people), { maxLength: 3 }),
    volume: fc.integer({ min: 0, max: 9000 }),
    weight: fc.integer({ min: 0, max: 900_000 }),
  })
  .map(({ window, crew, volume, weight, ...rest }) => ({
    ...rest,
    ...window,
    crew: crew.map((id) => ({ id })),
    load: { ...noLoad, volume, weight },
  }));
const moves = fc
  .array(move, { maxLength: 8 })
  .map((all) => all.map((each, index) => ({ ...each, id: `m${index}` })));

/** Whether a move runs in a minute of its day, read off the clock. */
const runs = ({ startsAt, endsAt }: Pick<DayMove, 'startsAt' | 'endsAt'>, minute: number) =>
  (startsAt === '' || startsAt <= clock(minute)) && (endsAt === '' || clock(minute) < endsAt);
const everyMinute = Array.from({ length: 1440 }, (_, minute) => minute);

const needed = ({ leadId, crew }: DayMove) => [leadId, ...crew.map(({ id }) => id)].filter(Boolean);

test('moves conflict when someone or a vehicle is needed twice in the same minute', () => {
  fc.assert(
    fc.property(moves, (all) => {
      const found = conflictsOf(all);
      for (const one of all)
        for (const other of all) {
          const together =
            one !== other &&
            one.scheduledOn === other.scheduledOn &&
            [one, other].every(({ status }) => status === 'scheduled' || status === 'picking') &&
            everyMinute.some((minute) => runs(one, minute) && runs(other, minute));
          const both = together
            ? people.filter((id) => needed(one).includes(id) && needed(other).includes(id))
            : [];
          const vehicle = together && one.vehicleId !== null && one.vehicleId === other.vehicleId;
          const told = found.get(one.id)?.filter(({ withId }) => withId === other.id) ?? [];
          expect(told.map((each) => ({ ...each, people: [...each.people].sort() }))).toEqual(
            both.length > 0 || vehicle ? [{ withId: other.id, people: both, vehicle }] : [],
          );
        }
    }),
    { numRuns: 60 },
  );
});

test('a vehicle is fullest in the minute in which the most is in it', () => {
  fc.assert(
    fc.property(moves, (all) => {
      const most = (of: 'volume' | 'weight') =>
        Math.max(
          0,
          ...everyMinute.map((minute) =>
            all.filter((each) => runs(each, minute)).reduce((sum, { load }) => sum + load[of], 0),
          ),
        );
      expect(peakLoad(all)).toEqual({ volume: most('volume'), weight: most('weight') });
    }),
    { numRuns: 60 },
  );
});

test('a window that ends when the next begins is no conflict; one without times lasts all day', () => {
  const morning = { startsAt: '08:00', endsAt: '12:00' };
  expect(doWindowsOverlap(morning, { startsAt: '12:00', endsAt: '16:00' })).toBe(false);
  expect(doWindowsOverlap(morning, { startsAt: '11:59', endsAt: '' })).toBe(true);
  expect(doWindowsOverlap(morning, { startsAt: '', endsAt: '' })).toBe(true);
});

test('a vehicle drives as often as volume and weight make it, and nothing is known of one without limits', () => {
  const load = { volume: 15_000, weight: 900_000 };
  expect(fullnessOf(load, { payload: 1_000_000, loadVolume: 10_000 })).toEqual({
    volume: 1.5,
    weight: 0.9,
    share: 1.5,
    trips: 2,
  });
  expect(fullnessOf(load, { payload: 1_000_000, loadVolume: null })).toMatchObject({
    volume: null,
    share: 0.9,
    trips: 1,
  });
  expect(fullnessOf(load, { payload: null, loadVolume: null })).toMatchObject({ share: null, trips: null });
});
