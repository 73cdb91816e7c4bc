import { expect, test } from 'vitest';
import { reasonsOf } from './likeness-words.ts';

test('likeness is told in the words that fit, and silence is not', () => {
  expect(reasonsOf({ category: 1, size: 0.99, color: 0.8, style: 0.5, price: 0.5 })).toEqual([
    'sameCategory',
    'sameSize',
    'closeColor',
    'sharedStyle',
    'otherPrice',
  ]);
  expect(reasonsOf({ category: 0.5, size: 0.3, color: null, style: 0, price: null })).toEqual([
    'relatedCategory',
  ]);
});
