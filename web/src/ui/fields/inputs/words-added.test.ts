import { expect, test } from 'vitest';
import { wordsAdded } from './words-added.ts';

test('typed words join those chosen, each once', () => {
  expect(wordsAdded(['Modern'], 'coastal, modern ,  Mid  century;بوهيمي، ')).toEqual([
    'Modern',
    'coastal',
    'Mid century',
    'بوهيمي',
  ]);
  expect(wordsAdded([], 'x'.repeat(60))).toEqual(['x'.repeat(40)]);
});

test('a word that is too long ends between characters', () => {
  expect(wordsAdded([], `${'x'.repeat(39)}🛋️`)).toEqual(['x'.repeat(39)]);
});
