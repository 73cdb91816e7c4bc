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
