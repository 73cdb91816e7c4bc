import { itemFilterFields } from '@archway/contract/inventory/item-fields';
import { memberListFields } from '@archway/contract/team/member-fields';
import { vendorFields } from '@archway/contract/vendors/vendor-fields';
import { expect, test } from 'vitest';
import { tableFilters } from './table-filters.ts';

test('a list is narrowed by what its table marks, and by nothing that a filter cannot mean', () => {
  const { filters, readFilter } = tableFilters(vendorFields);
  expect(filters).toEqual(['kind']);
  expect([readFilter('kind', 'retailer'), readFilter('kind', 'castle')]).toEqual(['retailer', undefined]);
  const members = tableFilters(memberListFields);
  expect(members.readFilter('role', 'crew')).toBe('crew');
  expect(members.readFilter('role', 'x'.repeat(42))).toBeUndefined();
});

test('what the server takes of several, of numbers, days and ids is read, and nothing else', () => {
  const { readFilter } = tableFilters(itemFilterFields);
  expect(readFilter('colors', 'beige,ultraviolet,beige')).toBe('beige');
  expect(readFilter('tags', `new,${'x'.repeat(41)}`)).toBe('new');
  expect(readFilter('tags', Array.from({ length: 30 }, (_, n) => n).join(','))?.split(',')).toHaveLength(20);
  expect([readFilter('maxWidth', '0100000'), readFilter('maxWidth', '0')]).toEqual(['100000', undefined]);
  expect([readFilter('minRent', '0'), readFilter('minRent', '2000000001')]).toEqual(['0', undefined]);
  expect([readFilter('freeTo', '2200-12-31'), readFilter('freeTo', '2201-01-01')]).toEqual([
    '2200-12-31',
    undefined,
  ]);
  expect(readFilter('selectedLocation', 'bay')).toBeUndefined();
});
