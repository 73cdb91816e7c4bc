import { expect, test } from 'vitest';
import { readColumns } from '../../kit/list/column-choice.ts';
import { takeOverColumns } from './former-column-choice.ts';

const choice = { choosable: ['sku', 'category', 'tags'], usual: ['category'] };
const columnsOf = (organization: string) =>
  readColumns(localStorage.getItem('listColumns'), { organization, list: 'items', choice });

test('the columns that a device chose for items before are still chosen, in each organization', () => {
  localStorage.setItem('listColumns', JSON.stringify({ larkspur: { vendors: ['kind'] } }));
  localStorage.setItem('inventoryColumns', JSON.stringify({ larkspur: ['tags', 'sku'], maison: [] }));
  takeOverColumns();
  expect(columnsOf('larkspur')).toEqual(['sku', 'tags']);
  expect(columnsOf('maison')).toEqual([]);
  expect(JSON.parse(localStorage.getItem('listColumns') ?? '')).toMatchObject({
    larkspur: { vendors: ['kind'] },
  });
});

test('they are taken over once, and never over what was chosen since', () => {
  localStorage.setItem('listColumns', JSON.stringify({ larkspur: { items: ['sku'] } }));
  localStorage.setItem('inventoryColumns', JSON.stringify({ larkspur: ['tags'] }));
  takeOverColumns();
  expect(columnsOf('larkspur')).toEqual(['sku']);
  expect(localStorage.getItem('inventoryColumns')).toBeNull();
});

test.each(['nonsense', '[]', '{"larkspur":"tags"}', '{"larkspur":null}'])(
  'nonsense (%s) leaves the usual columns',
  (text) => {
    localStorage.setItem('inventoryColumns', text);
    takeOverColumns();
    expect(columnsOf('larkspur')).toEqual(choice.usual);
  },
);
