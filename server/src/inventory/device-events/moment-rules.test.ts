import type { EventId } from '@archway/contract/kernel/ids';
import { expect, test } from 'vitest';
import { momentsOf } from './moment-rules.ts';

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
