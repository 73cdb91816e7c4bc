import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { itemFields } from '../contract/src/inventory/item-fields.ts';
import { namesOf } from '../contract/src/kernel/fields.ts';

const repo = join(import.meta.dirname, '..');

/** Sources, without the table itself, the demo's own pieces and tests. */
const sources = execFileSync('git', ['ls-files', 'contract/src', 'server/src', 'web/src'], {
  cwd: repo,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path))
  .filter((path) => !/\.test\.tsx?$|\/demo\/|inventory\/item-fields\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(repo, path), 'utf8') }));

/** Words that mean something else in most files: nobody can tell which of them are about an item. */
const common = [
  'name',
  'description',
  'tags',
  'width',
  'depth',
  'height',
  'weight',
  'styles',
  'materials',
  'brand',
  'sku',
];

/** In how many files each field is named by hand: where somebody decides, counts or draws something of its own with it. */
const counts = Object.fromEntries(
  namesOf(itemFields)
    .filter((name) => !common.includes(name))
    .map((name) => {
      const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const named = new RegExp(`\\b(${name}|${column})\\b`);
      return [name, sources.filter(({ text }) => named.test(text)).length];
    }),
);

test('a field of an item is named by hand in no more places than it has to be', () => {
  const most: typeof counts = {
    categoryId: 41,
    colorFamily: 15,
    colorName: 9,
    colorHex: 10,
    roomTypes: 13,
    monthlyRent: 12,
    salePrice: 1,
    purchaseCost: 10,
    replacementCost: 2,
    vendorId: 22,
    vendorSku: 0,
    fragile: 1,
    twoPerson: 1,
    packMethod: 3,
    assemblyMinutes: 0,
    bufferDays: 14,
    // Also the name of a part of the contract: whatever defines custom fields speaks of it.
    customFields: 34,
  };
  expect(Object.keys(counts).sort()).toEqual(Object.keys(most).sort());
  for (const [name, count] of Object.entries(counts))
    expect(count, name).toBeLessThanOrEqual(most[name] ?? 0);
});
