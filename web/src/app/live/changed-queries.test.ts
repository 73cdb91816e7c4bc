import { expect, test } from 'vitest';
import { slicesToRead } from './changed-queries.ts';

test('a change reads again what shows it, and no more', () => {
  const slices = slicesToRead([{ type: 'Vendor', id: 'v' }]);
  expect(slices?.has('vendors')).toBe(true);
  expect(slices?.has('members')).toBe(false);
});

test('several changes are read again together', () => {
  const slices = slicesToRead([
    { type: 'Member', id: 'm' },
    { type: 'Unit', id: 'u' },
  ]);
  for (const slice of ['members', 'units', 'items', 'storage']) expect(slices?.has(slice)).toBe(true);
});

test('after a gap, or a change of a kind that is not known here, everything is read again', () => {
  expect(slicesToRead(['everything'])).toBeUndefined();
  expect(slicesToRead([{ type: 'Spaceship', id: null }])).toBeUndefined();
});
