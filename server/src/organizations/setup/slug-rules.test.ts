import { expect, test } from 'vitest';
import { slugOf } from './slug-rules.ts';

test.each([
  ['Larkspur Staging Co.', 'larkspur-staging-co'],
  ['Maison Lumière', 'maison-lumiere'],
  ['دار العرض', 'dar-alard'],
  ["O'Neil & Søn", 'oneil-and-son'],
  ['Straße 7', 'strasse-7'],
  ['🪑🪑', ''],
])('the slug of %s is "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a slug is never longer than asked for and never ends in a dash', () => {
  expect(slugOf(`${'a'.repeat(9)} ${'b'.repeat(90)}`, 10)).toBe('aaaaaaaaa');
});
