import { expect, test } from 'vitest';
import { readColumns, usualColumns } from './column-choice.ts';

test('each organization has its own columns, in the order of the table', () => {
  const kept = JSON.stringify({ larkspur: ['tags', 'sku', 'unheard-of'] });
  expect(readColumns(kept, 'larkspur')).toEqual(['sku', 'tags']);
  expect(readColumns(kept, 'maison')).toEqual(usualColumns);
});

test('no column at all is a choice too; nonsense is none', () => {
  expect(readColumns(JSON.stringify({ larkspur: [] }), 'larkspur')).toEqual([]);
  expect(readColumns('nonsense', 'larkspur')).toEqual(usualColumns);
  expect(readColumns(JSON.stringify({ larkspur: 'sku' }), 'larkspur')).toEqual(usualColumns);
});
