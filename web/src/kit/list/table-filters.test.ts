import { itemFilterFields } from '@archway/contract/inventory/item-fields';
import { memberListFields } from '@archway/contract/team/member-fields';
import { vendorFields } from '@archway/contract/vendors/vendor-fields';
import { expect, test } from 'vitest';
import { tableFilters } from './table-filters.ts';

test('a list is narrowed by what its table marks, and by nothing that a filter cannot mean', () => {
  const vendors = tableFilters(vendorFields);
  expect(Object.keys(vendors)).toEqual(['kind']);
  expect([vendors.kind('retailer'), vendors.kind('castle')]).toEqual(['retailer', undefined]);
  const members = tableFilters(memberListFields);
  expect(members.role('crew')).toBe('crew');
  expect(members.role('x'.repeat(42))).toBeUndefined();
});

test('what the server takes of several, of numbers, days and ids is read, and nothing else', () => {
  const items = tableFilters(itemFilterFields);
  expect(items.colors('beige,ultraviolet,beige')).toBe('beige');
  expect(items.tags(`new,${'x'.repeat(41)}`)).toBe('new');
  expect(items.tags(Array.from({ length: 30 }, (_, n) => n).join(','))?.split(',')).toHaveLength(20);
  expect([items.maxWidth('0100000'), items.maxWidth('0')]).toEqual(['100000', undefined]);
  expect([items.minRent('0'), items.minRent('2000000001')]).toEqual(['0', undefined]);
  expect([items.freeTo('2200-12-31'), items.freeTo('2201-01-01')]).toEqual(['2200-12-31', undefined]);
  expect(items.selectedLocation('bay')).toBeUndefined();
});
