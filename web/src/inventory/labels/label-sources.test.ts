import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { expect, test } from 'vitest';
import { sourcesOfItems, sourcesOfLocation } from './label-sources.ts';

type Items = Parameters<typeof sourcesOfItems>[0];
const item = (id: string, tracking: 'unit' | 'bulk', owned: number) =>
  ({
    id,
    name: id,
    sku: `SKU ${id}`,
    categoryName: 'Type',
    tracking,
    counts: { owned },
  }) as unknown as Items[number]; // what the rule reads

test('pieces get one label each, counted things one for the item, and items without pieces none among them', () => {
  const [pieces, models] = sourcesOfItems([
    item('sofa', 'unit', 2),
    item('towels', 'bulk', 80),
    item('idea', 'unit', 0),
  ]);
  expect(pieces).toMatchObject({
    key: 'pieces',
    count: 3,
    sheet: { piecesOf: ['sofa'], itemIds: ['towels'] },
  });
  expect(pieces?.samples.map(({ name, code }) => [name, code])).toEqual([
    ['sofa', ''],
    ['sofa', ''],
    ['towels', 'SKU towels'],
  ]);
  expect(models).toMatchObject({ key: 'items', count: 3, sheet: { itemIds: ['sofa', 'towels', 'idea'] } });
});

test('what has no pieces is labelled as a whole or not at all', () => {
  expect(sourcesOfItems([item('towels', 'bulk', 80)]).map(({ key }) => key)).toEqual(['items']);
});

test('of a location everything in use inside it is labelled, in the order of the tree, or the location alone', () => {
  const location = (id: string, parentId: string | null, active = true) =>
    ({ id, name: id, code: id.toUpperCase(), parentId, active }) as unknown as StorageLocation; // what the rule reads
  const hall = location('hall', null);
  const rows = [
    hall,
    location('aisle', 'hall'),
    location('other', null),
    location('old', 'hall', false),
    location('bin', 'aisle'),
  ];
  const [inside, alone] = sourcesOfLocation(hall, rows);
  expect(inside).toMatchObject({ key: 'locations', count: 2, sheet: { locationIds: ['aisle', 'bin'] } });
  expect(inside?.samples[1]).toEqual({ code: 'BIN', name: 'bin', detail: 'aisle' });
  expect(alone).toMatchObject({ key: 'location', sheet: { locationIds: ['hall'] } });
  expect(sourcesOfLocation(location('bin', 'aisle'), rows).map(({ key }) => key)).toEqual(['location']);
});
