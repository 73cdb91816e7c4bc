import { expect, test } from 'vitest';
import { movedTo } from './moved-to.ts';

test('a thing moves to another position, never outside of the list', () => {
  expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(movedTo(['a', 'b', 'c'], 'c', -3)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a'], 'x', 0)).toEqual(['a']);
});
