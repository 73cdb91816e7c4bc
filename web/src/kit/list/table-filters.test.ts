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
