import { expect, test } from 'vitest';
import { colorDistance, couldStandIn, type Looks, likeness } from './likeness.ts';

const sofa: Looks = {
  categoryId: 'sofas',
  parentCategoryId: 'seating',
  width: 2134,
  depth: 914,
  height: 813,
  colorHex: '#d8cbb5',
  colorFamily: 'beige',
  styles: ['Modern', 'Coastal'],
  roomTypes: ['living'],
  monthlyRent: 9000,
};
const of = (other: Partial<Looks>) => likeness(sofa, { ...sofa, ...other }).likeness;

test('a thing is most like itself', () => {
  expect(likeness(sofa, sofa)).toEqual({ likeness: 1, category: 1, size: 1, color: 1, style: 1, price: 1 });
});

test('whatever is different makes it less alike, the category most', () => {
  const others = [
    of({ monthlyRent: 4500 }),
    of({ styles: ['Rustic'] }),
    of({ colorHex: '#20242c' }),
    of({ categoryId: 'lamps', parentCategoryId: 'lighting' }),
  ];
  expect(others).toEqual(others.toSorted((one, other) => other - one));
  for (const alike of others) expect(alike).toBeLessThan(1);
});

test('a sister category is nearer than a strange one', () => {
  expect(of({ categoryId: 'loveseats' })).toBeGreaterThan(
    of({ categoryId: 'lamps', parentCategoryId: 'lighting' }),
  );
});

test('of another category only what goes into the same rooms, is about as large and alike in the rest', () => {
  const could = (other: Partial<Looks>) => {
    const looks = { ...sofa, categoryId: 'loveseats', ...other };
    return couldStandIn(sofa, looks, likeness(sofa, looks));
  };
  expect(could({ width: 2000 })).toBe(true);
  expect(could({ roomTypes: [] })).toBe(true);
  expect(could({ roomTypes: ['bedroom'] })).toBe(false);
  expect(could({ width: 700, depth: 400 })).toBe(false);
  expect(could({ width: null, depth: null, height: null })).toBe(false);
  expect(could({ colorHex: '#20242c', styles: ['Rustic'] })).toBe(false);
  expect(could({ parentCategoryId: 'lighting' })).toBe(false);
  // Of its own category everything could: how alike it is decides the order.
  expect(could({ categoryId: 'sofas', roomTypes: ['bedroom'], width: 700, colorHex: '#20242c' })).toBe(true);
});

test('what is not known is neither for nor against', () => {
  const silent = likeness(sofa, {
    ...sofa,
    width: null,
    depth: null,
    height: null,
    colorHex: null,
    colorFamily: null,
    styles: [],
    monthlyRent: null,
  });
  expect(silent).toMatchObject({ size: null, color: null, style: null, price: null });
  expect(silent.likeness).toBeGreaterThan(
    of({ categoryId: 'lamps', parentCategoryId: 'x', colorHex: '#000000' }),
  );
});

test('colors are as far apart as they look', () => {
  expect(colorDistance('#ffffff', '#ffffff')).toBe(0);
  expect(colorDistance('#ffffff', '#000000')).toBeCloseTo(100, 0);
  expect(colorDistance('#d8cbb5', '#d5c8b1')).toBeLessThan(2);
});
