import { expect, test } from 'vitest';
import { testFilters } from './test-filters.mjs';

const ofVendors = () => ['e2e/vendors/vendors.spec.ts', 'server/src/vendors/vendor.test.ts'];

test('without words everything runs', () => {
  expect(testFilters([], ofVendors)).toEqual({});
});

test('the name of a slice runs what it can break, in each runner’s own language', () => {
  expect(testFilters(['vendors'], ofVendors)).toEqual({
    unit: ['server/src/vendors/vendor.test.ts'],
    journeys: ['e2e/vendors/vendors\\.spec\\.ts$'],
  });
});

test('any other word is a part of a path, also beside a slice', () => {
  expect(testFilters(['platform/db', 'vendors'], ofVendors)).toEqual({
    unit: ['server/src/vendors/vendor.test.ts', 'platform/db'],
    journeys: ['e2e/vendors/vendors\\.spec\\.ts$', 'platform/db'],
  });
});
