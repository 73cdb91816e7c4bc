import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

test('a query string is text: nothing is turned into numbers or quoted', () => {
  expect(parseSearch('?page=2&searchQuery=007&open=')).toEqual({ page: '2', searchQuery: '007', open: '' });
  expect(stringifySearch({ page: 2, searchQuery: '007' })).toBe('?page=2&searchQuery=007');
});

test('a repeated name is a list, a missing value leaves no trace', () => {
  expect(parseSearch('?tag=a&tag=b')).toEqual({ tag: ['a', 'b'] });
  expect(stringifySearch({ tag: ['a', 'b'], gone: undefined })).toBe('?tag=a&tag=b');
  expect(stringifySearch({})).toBe('');
});

test('whatever is written is read again', () => {
  const search = fc.dictionary(fc.string({ minLength: 1 }), fc.string());
  fc.assert(
    fc.property(search, (given) => {
      expect(Object.entries(parseSearch(stringifySearch(given)))).toEqual(Object.entries(given));
    }),
  );
});

test('a name cannot reach the prototype', () => {
  const read = parseSearch('?__proto__=polluted&constructor=x');
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
