import type { EventId } from '@archway/contract/kernel/ids';
import { expect, test } from 'vitest';
import { isTold, keptMoment, momentsOf } from './moment-rules.ts';

const id = (nth: number) => `0000-${nth}` as EventId; // compared only
const at = (ms: number) => new Date(ms).toISOString();
const now = Date.UTC(2026, 4, 1);
const day = 86_400_000;

test('the clock of a device is right but for the offset of the contact, days of it too', () => {
  for (const skew of [0, 3 * day, -400 * day])
    expect(
      momentsOf({ now, sentAt: now + skew }, [
        { id: id(1), at: at(now + skew - 5000) },
        { id: id(2), at: at(now + skew - 2000) },
      ]),
    ).toEqual([now - 5000, now - 2000]);
});

test('nothing happened in the future, nor before the contact that it came after', () => {
  expect(momentsOf({ now, sentAt: now }, [{ id: id(1), at: at(now + day) }])).toEqual([now]);
  expect(momentsOf({ now, sentAt: now }, [{ id: id(1), at: at(now - day), after: at(now - 1000) }])).toEqual([
    now - 1000,
  ]);
  expect(momentsOf({ now, sentAt: now }, [{ id: id(1), at: at(now), after: at(now + day) }])).toEqual([now]);
});

test('nothing happened before what the device made before it, in this call and in the one before', () => {
  const events = [
    { id: id(2), at: at(now - 1000) },
    { id: id(3), at: at(now - 9000) },
    { id: id(1), at: at(now - 9000) },
  ];
  expect(momentsOf({ now, sentAt: now }, events)).toEqual([now - 1000, now - 1000, now - 999]);
  const before = { id: id(0), at: at(now - 500) };
  expect(momentsOf({ now, sentAt: now, before }, events)).toEqual([now - 500, now - 500, now - 499]);
});

test('what was recorded keeps its moment, and what cannot be read moves nothing', () => {
  expect(
    momentsOf({ now, sentAt: now }, [
      { id: id(1), at: at(now - 9000), known: at(now - 7000) },
      { id: id(2), at: undefined },
      { id: id(3), at: at(now - 8000) },
      { id: id(4), at: at(now - 1000) },
    ]),
  ).toEqual([now - 7000, now - 7000, now - 7000, now - 1000]);
});

test('what no clock tells happened with what the device made next, or on arrival, and moves nothing', () => {
  const events = [
    { id: id(1), at: undefined },
    { id: id(2), at: at(now - 9000) },
    { id: id(4), at: undefined },
    { id: id(3), at: at(now - 5000) },
    { id: id(5), at: undefined },
  ];
  expect(momentsOf({ now, sentAt: now }, events)).toEqual([
    now - 9000,
    now - 9000,
    now - 5001,
    now - 5000,
    now,
  ]);
});

test('what could not be read as a whole has the moment it tells, as far as what is around it allows', () => {
  const perhaps = (nth: number, ms: number) => ({ id: id(nth), at: undefined, perhapsAt: at(ms) });
  expect(
    momentsOf({ now, sentAt: now }, [
      { id: id(1), at: at(now - 9000) },
      perhaps(2, now - 8000),
      perhaps(3, now + day),
      { id: id(4), at: at(now - 7000) },
      perhaps(5, now - 99_000),
    ]),
  ).toEqual([now - 9000, now - 8000, now - 7000, now - 7000, now - 7000]);
});

test('a clock that is wrong by centuries tells as well as any other, unless it was put right in between', () => {
  for (const shown of [Date.UTC(2300, 0), Date.UTC(1890, 0), Date.UTC(10_500, 0)]) {
    const contact = { now, sentAt: shown };
    expect(momentsOf(contact, [{ id: id(1), at: at(shown - 5000) }])).toEqual([now - 5000]);
    expect(momentsOf(contact, [{ id: id(1), at: at(now - 5000) }])).toEqual([now]);
    expect(momentsOf({ now, sentAt: now }, [{ id: id(1), at: at(shown) }])).toEqual([now]);
    expect([isTold(contact, at(shown)), isTold({ now, sentAt: now }, at(shown))]).toEqual([true, false]);
    expect(Date.parse(keptMoment(at(shown)))).toBeGreaterThanOrEqual(Date.UTC(1900, 0));
    expect(Date.parse(keptMoment(at(shown)))).toBeLessThan(Date.UTC(2201, 0));
  }
});
