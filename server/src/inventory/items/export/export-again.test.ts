import { beforeAll, beforeEach, expect, test } from 'vitest';
import { takeAway } from '../../../../test/exports.ts';
import { owner, type PersonInTest } from '../../../../test/people.ts';
import { importsOf } from '../../../../test/sheets.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { warehouseOf } from '../../../../test/warehouse.ts';

const app = useTestApp();
let boss: PersonInTest;
beforeAll(async () => {
  boss = await owner(app);
  const house = warehouseOf(boss);
  const sofas = await house.category('Sofas', await house.category('Seating'));
  const bin = await house.bin({ name: 'Bin 7', parentId: await house.bin({ name: 'Bay 1', kind: 'bay' }) });
  const { id: vendorId } = (await boss.post('/vendors', { name: 'Fjord Works' })).body;
  const sofa = await house.item({
    name: '=SUM(1)',
    sku: '-SO;+1',
    categoryId: sofas,
    vendorId,
    vendorSku: "'@9",
    description: 'Two lines,\n= of "words"',
    width: 2135,
    depth: 941,
    height: 1,
    weight: 45_000,
    colorName: 'Oatmeal',
    colorFamily: 'beige',
    colorHex: '#d8cab0',
    materials: ['Linen', 'Oak'],
    styles: ['Modern'],
    roomTypes: ['living', 'primary_bedroom'],
    tags: ['hero', '-spring'],
    brand: 'Harlow',
    monthlyRent: 14_005,
    salePrice: 0,
    purchaseCost: 90_000,
    replacementCost: 120_050,
    fragile: true,
    twoPerson: true,
    packMethod: 'blanket',
    bufferDays: 3,
    customFields: {
      [await house.field('Legs')]: 'oak',
      [await house.field('Finish', { type: 'choice', options: ['Oiled', 'Waxed'] })]: 'Waxed',
      [await house.field('Bought on', { type: 'day' })]: '2026-01-31',
      [await house.field('Seat height', { type: 'length' })]: 450,
      [await house.field('Load', { type: 'weight' })]: 90_000,
      [await house.field('Insured for', { type: 'money' })]: 125_050,
      [await house.field('Seats', { type: 'number' })]: 2.5,
      [await house.field('Signed', { type: 'flag' })]: true,
      [await house.field('Story', { type: 'longText' })]: 'Made in Lyon.\nTwice mended.',
    },
  });
  await house.units(2, { itemId: sofa.id, locationId: bin });
  await house.item({ name: 'Draft', sku: 'D-1', categoryId: sofas, status: 'draft' });
  await house.item({ name: 'Towel', sku: 'T-1', categoryId: sofas, tracking: 'bulk' });
});
beforeEach(() => app.forgetLimits());

test.each([
  ['csv', 'en'],
  ['csv', 'ar'],
  ['xlsx', 'fr'],
] as const)(
  'items that were taken away as %s (%s) are known again by an import, and nothing of them changes',
  async (format, language) => {
    const { content } = await takeAway(app, boss, '/items/export', { format, language });
    const imports = importsOf(app, boss);
    const sent = await imports.send(content, `items.${format}`);
    const mapping = sent.columns.map(({ guess }) => guess);
    expect(mapping.filter((target) => target?.startsWith('custom.'))).toHaveLength(9);
    const { counts } = await imports.check(sent.id, { mapping });
    expect([await imports.problems(sent.id), counts]).toEqual([
      [],
      { rows: 3, toAdd: 0, toChange: 0, same: 3, wrong: 0 },
    ]);
  },
);
