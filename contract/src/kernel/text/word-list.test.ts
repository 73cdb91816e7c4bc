import { expect, test } from 'vitest';
import { wordsIn } from './word-list.ts';

test('words of a list are told apart by commas, semicolons, bars and lines, of every script', () => {
  expect(wordsIn('coastal, Mid century;بوهيمي، خشب؛oak|brass\n ')).toEqual([
    'coastal',
    'Mid century',
    'بوهيمي',
    'خشب',
    'oak',
    'brass',
  ]);
  expect(wordsIn(' ; ')).toEqual([]);
});
