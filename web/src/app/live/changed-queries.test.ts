import { expect, test } from 'vitest';
import { slicesToRead } from './changed-queries.ts';

test('several changes are read again together, and nothing else', () => {
  const slices = slicesToRead([
    { type: 'Member', id: 'm', invalidated: ['members', 'roles'] },
    { type: 'Unit', id: 'u', invalidated: ['units', 'items'] },
  ]);
  expect(slices).toEqual(new Set(['members', 'roles', 'units', 'items']));
});

test('after a gap everything is read again', () => {
  expect(slicesToRead([{ type: 'Vendor', id: 'v', invalidated: ['vendors'] }, 'everything'])).toBeUndefined();
});
