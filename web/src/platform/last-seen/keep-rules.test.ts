import { expect, test } from 'vitest';
import { answersToDrop, isTooOld, longestMs, mostAnswers, mostBytes } from './keep-rules.ts';

const now = Date.parse('2026-11-18T09:14:00Z');
const answers = (count: number, bytes = 1) =>
  Array.from({ length: count }, (_, index) => ({ hash: `q${index}`, at: now - index, bytes }));

test('the oldest go first when there are too many', () => {
  expect(answersToDrop(answers(mostAnswers), now)).toEqual([]);
  expect(answersToDrop(answers(mostAnswers + 2), now)).toEqual([`q${mostAnswers}`, `q${mostAnswers + 1}`]);
});

test('the oldest go first when they are too much', () => {
  expect(answersToDrop(answers(3, mostBytes / 2), now)).toEqual(['q2']);
});

test('what is older than a session lasts goes, and so does what a wrong clock dated ahead', () => {
  expect(isTooOld(now - longestMs, now)).toBe(false);
  expect(isTooOld(now - longestMs - 1, now)).toBe(true);
  expect(isTooOld(now + 2 * 24 * 3600 * 1000, now)).toBe(true);
});
