import { expect, test } from 'vitest';
import { makeOrderedIds } from './ordered-ids.ts';

const newOrderedId = makeOrderedIds();

test('ids sort by when they were made, also within a millisecond and when the clock is set back', () => {
  const clock = [1_000, 1_000, 1_000, 2_000, 500, 500, 2_001, 2_000, 90_000_000_000];
  const ids = Array.from({ length: 20_000 }, (_, nth) =>
    newOrderedId(clock[nth % clock.length]! + Math.floor(nth / 900)),
  );
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

test('an id is a uuid of version 7', () => {
  expect(newOrderedId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
