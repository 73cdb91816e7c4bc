import { expect, test } from 'vitest';
import { findSliceTests } from './find-slice-tests.mjs';

const repository = {
  'contract/src/contract.ts': `import { vendors } from './vendors/vendor.ts'; import { items } from './inventory/item.ts';`,
  'contract/src/vendors/vendor.ts': `export const vendors = { list: endpoint({ path: '/vendors' }) };`,
  'contract/src/inventory/item.ts': `export const items = { get: endpoint({ path: '/items/{id}' }) };`,
  'server/src/app.ts': `import './vendors/name-vendors.ts';`,
  'server/src/vendors/name-vendors.ts': '',
  'server/src/inventory/import/apply.ts': `import { nameVendors } from '../../vendors/name-vendors.ts';`,
  'server/src/inventory/units/move.ts': `import type { Vendor } from '@archway/contract/vendors/vendor';`,
  'server/test/matrix/run-matrices.ts': `import { contract } from '@archway/contract';`,
  'server/test/test-app.ts': `import { makeApp } from '../src/app.ts';`,
  'web/src/vendors/vendor-name.tsx': '',
  'web/src/app/routes.tsx': `
    const vendor = async () => (await import('../inventory/purchases/vendor-page.tsx')).VendorPage;
    export const routeTable = [
      screen('/inventory', {}, 'inventory/list', async () => import('../inventory/list-page.tsx')),
      screen('/vendors', {}, 'vendors', async () => import('../vendors/vendors-page.tsx')),
      screen('/vendors/detail/$id', {}, 'vendors', vendor),
      screen('/organization/$tab', {}, 'team', async () => import('../team/organization-page.tsx')),
    ];`,
};

const brokenBy = (slice: string, tests: Record<string, string>) =>
  findSliceTests(slice, new Map(Object.entries({ ...repository, ...tests })));

test('tests in the folders of a slice are its own, and folders of the platform are nobody’s', () => {
  const tests = {
    'server/src/files/upload.test.ts': '',
    'server/src/platform/files/disk.test.ts': '',
    'web/src/files/address.test.ts': '',
    'e2e/files/files.spec.ts': '',
  };
  expect(brokenBy('files', tests)).toEqual([
    'e2e/files/files.spec.ts',
    'server/src/files/upload.test.ts',
    'web/src/files/address.test.ts',
  ]);
});

test('a test that runs a file of the slice is broken by it, however far away; a type breaks nothing', () => {
  const tests = {
    'web/src/inventory/row.ts': `import { VendorName } from '../vendors/vendor-name.tsx';`,
    'web/src/inventory/row.test.ts': `import { row } from './row.ts';`,
    'web/src/inventory/other.test.ts': `import type { VendorName } from '../vendors/vendor-name.tsx';`,
  };
  expect(brokenBy('vendors', tests)).toEqual(['web/src/inventory/row.test.ts']);
});

test('a test beside code of the server runs that code, through the front door', () => {
  const tests = {
    'server/src/inventory/import/import.test.ts': `import { useTestApp } from '../../../test/test-app.ts';`,
    'server/src/inventory/units/units.test.ts': `import { useTestApp } from '../../../test/test-app.ts';`,
  };
  expect(brokenBy('vendors', tests)).toEqual(['server/src/inventory/import/import.test.ts']);
});

test('a test that names an address of the slice is broken by it', () => {
  const tests = {
    'server/test/input/at-once.test.ts': `await boss.post('/vendors', row)`,
    'server/test/input/stock.test.ts': `await boss.get(\`/items/\${id}\`)`,
    'e2e/app/unsaved.spec.ts': `await page.goto('/vendors?page=2')`,
    'e2e/app/live.spec.ts': `await mustCall(url, \`PATCH /items/\${id}\`)`,
    'e2e/app/back.spec.ts': `await page.goto(\`/vendors/detail/\${id}\`)`,
    'e2e/app/log.spec.ts': `await page.goto('/organization/audit')`,
  };
  expect(brokenBy('vendors', tests)).toEqual([
    'e2e/app/back.spec.ts',
    'e2e/app/unsaved.spec.ts',
    'server/test/input/at-once.test.ts',
  ]);
  expect(brokenBy('inventory', tests)).toEqual([
    'e2e/app/back.spec.ts',
    'e2e/app/live.spec.ts',
    'server/test/input/stock.test.ts',
  ]);
  expect(brokenBy('audit', tests)).toEqual(['e2e/app/log.spec.ts']);
});

test('a test over the whole contract is broken by every slice, the matrices of a slice by their own', () => {
  const tests = {
    'server/test/matrix/declarations.test.ts': `import { contract } from '@archway/contract';`,
    'server/test/matrix/vendors/matrices.test.ts': `import { runMatrices } from '../run-matrices.ts';`,
    'server/test/matrix/inventory/matrices.test.ts': `import { runMatrices } from '../run-matrices.ts';`,
  };
  expect(brokenBy('vendors', tests)).toEqual([
    'server/test/matrix/declarations.test.ts',
    'server/test/matrix/vendors/matrices.test.ts',
  ]);
});
