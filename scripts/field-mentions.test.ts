import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { itemFields } from '../contract/src/inventory/item-fields.ts';
import { namesOf } from '../contract/src/kernel/fields/fields.ts';

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

/** Words that mean something else in other folders: they are counted where items are at home. */
const common: readonly string[] = [
  'sku',
  'brand',
  'tags',
  'description',
  'materials',
  'styles',
  'width',
  'depth',
  'height',
  'weight',
];
const atHome = /^(contract|server|web)\/src\/inventory\//;

/** The files in which each field is named by hand, attributes of markup aside: where somebody decides, counts or draws something of its own with it. */
const mentions = Object.fromEntries(
  // Everything has a name.
  namesOf(itemFields)
    .filter((name) => name !== 'name')
    .map((name) => {
      const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const named = new RegExp(`\\b(${name}|${column})\\b(?!=[{"'])`);
      const counted = common.includes(name) ? sources.filter(({ path }) => atHome.test(path)) : sources;
      return [name, counted.filter(({ text }) => named.test(text)).map(({ path }) => path)];
    }),
);

test('a field of an item is named by hand in no more places than it has to be', () => {
  const most: Readonly<Record<string, number>> = {
    sku: 38,
    categoryId: 49,
    brand: 3,
    tags: 17,
    description: 15,
    colorFamily: 24,
    colorName: 5,
    colorHex: 18,
    materials: 4,
    styles: 10,
    roomTypes: 17,
    width: 30,
    depth: 12,
    height: 22,
    weight: 3,
    monthlyRent: 17,
    salePrice: 1,
    purchaseCost: 6,
    replacementCost: 0,
    vendorId: 20,
    vendorSku: 0,
    fragile: 7,
    twoPerson: 12,
    packMethod: 3,
    warrantyUntil: 0,
    assemblyMinutes: 4,
    bufferDays: 11,
    // Also the name of a part of the contract: whatever defines custom fields speaks of it.
    customFields: 35,
  };
  expect(Object.keys(mentions).sort()).toEqual(Object.keys(most).sort());
  // Less is written down as well, so that it stays less.
  for (const [name, paths] of Object.entries(mentions))
    expect(paths.length, [name, ...paths].join('\n')).toBe(most[name]);
});
